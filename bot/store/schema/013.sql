-- What the players add to the luck of a game: the numbers of their presses, each person's first one, until it is dealt.

CREATE TABLE shares (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id     INTEGER NOT NULL,
  press       INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
ALTER TABLE games ADD COLUMN shares TEXT NOT NULL DEFAULT '[]';
