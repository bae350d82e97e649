-- The mark of the open question for which a seat was given a hint last: the hint itself is thought of again.

ALTER TABLE seats ADD COLUMN hinted TEXT NOT NULL DEFAULT '';
