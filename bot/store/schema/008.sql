-- Votes on taking answers back: who asks, back to before which answer, and what came of it. And who has declined.

CREATE TABLE undo_votes (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL,
  asker_id    INTEGER NOT NULL,
  target      INTEGER NOT NULL,
  answers     INTEGER NOT NULL,
  state       TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'declined', 'over')),
  declined_id INTEGER,
  PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_undo_vote_a_game ON undo_votes (game_id) WHERE state = 'open';

ALTER TABLE handovers ADD COLUMN declined_id INTEGER;
