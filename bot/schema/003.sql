-- How often a seat was skipped in a row decides nothing.

ALTER TABLE seats DROP COLUMN skips;
