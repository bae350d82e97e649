-- In which language somebody wants to read, where that is not the one that Discord tells.

ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';
