-- Seats that change hands: who has left one and has seen its secrets (0 is somebody who was deleted), and what
-- all others are asked to agree to.

CREATE TABLE insiders (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL,
  user_id     INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat, user_id)
) WITHOUT ROWID;
INSERT INTO insiders
  SELECT DISTINCT m.game_id, m.seat, m.user_id FROM moves m JOIN games g ON g.id = m.game_id
  WHERE m.user_id IS NOT NULL AND g.stage IN ('playing', 'ended');
INSERT OR IGNORE INTO insiders SELECT game_id, seat, away_id FROM seats WHERE away_id IS NOT NULL;

CREATE TABLE handovers (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  asker_id    INTEGER NOT NULL,
  to_id       INTEGER,
  to_name     TEXT NOT NULL,
  level       TEXT,
  state       TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'kept', 'dropped')),
  PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_handover_a_seat ON handovers (game_id, seat) WHERE state = 'open';
