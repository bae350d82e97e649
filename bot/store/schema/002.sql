-- House players: whose seat one of them keeps warm, and games that are played for a rating.

ALTER TABLE seats ADD COLUMN away_id INTEGER;
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
