-- That those who do not play see everything some rounds late, if all players agree: after how many whole rounds, who has
-- agreed, and the private thread where it hangs. Whoever has looked is among the insiders, of the seat -1: of all seats.

ALTER TABLE games ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN loft INTEGER;

CREATE TABLE consents (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id     INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
