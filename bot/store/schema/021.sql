-- What whoever looks on has foretold of a game, how sure they were in percent, and at the end how good that was.

CREATE TABLE predictions (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id     INTEGER NOT NULL,
  about       TEXT NOT NULL,
  picked      TEXT NOT NULL,
  sure        INTEGER NOT NULL,
  score       REAL,
  PRIMARY KEY (game_id, user_id, about)
) WITHOUT ROWID;
