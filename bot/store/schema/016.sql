-- What somebody has planned for their seat; nobody else sees it.

CREATE TABLE plans (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL,
  user_id     INTEGER NOT NULL,
  plan        TEXT NOT NULL,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
