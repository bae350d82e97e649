-- Reminders are counted for each seat; how often one was skipped in a row decides nothing. A table may do
-- without hints.

ALTER TABLE seats ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;

ALTER TABLE seats DROP COLUMN skips;
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
