-- What somebody is told of at once in one message, after hours or days in which nobody was to ring them: what it is
-- about, whether it cannot be told by DM, and of which game and when that message is, once they are told.

CREATE TABLE tidings (
  user_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  about   TEXT NOT NULL,
  aloud   INTEGER NOT NULL DEFAULT 0,
  home    INTEGER,
  told    INTEGER,
  PRIMARY KEY (user_id, game_id, about)
) WITHOUT ROWID;
CREATE INDEX tidings_by_game ON tidings (game_id);
