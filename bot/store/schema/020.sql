-- Each seat's chance to win, told from what everybody may know: after so many answers, in which turn that was, and in
-- parts of a million. Whether a table wants them on its board. What is told of a game that is over: computed once.

CREATE TABLE chances (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  answers     INTEGER NOT NULL,
  turn        INTEGER NOT NULL,
  told        TEXT NOT NULL,
  PRIMARY KEY (game_id, answers)
) WITHOUT ROWID;
CREATE TABLE tales (
  game_id     INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  tale        TEXT NOT NULL
);
ALTER TABLE games ADD COLUMN chances INTEGER NOT NULL DEFAULT 0;
