-- What those who follow a game are told of besides its end, and how far: up to which round and which turn.
-- Who could not be reached by DM is noted. Whoever followed a game that has ended was told of it.

ALTER TABLE watchers ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE watchers ADD COLUMN thrills INTEGER NOT NULL DEFAULT 0;
ALTER TABLE watchers ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE watchers ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE watchers ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
DELETE FROM watchers WHERE game_id NOT IN (SELECT id FROM games WHERE stage IN ('open', 'playing'));
