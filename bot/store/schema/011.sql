-- Who is told of a turn, where, when and how often; and one public message for some turns instead of one for each.

-- Where somebody is told of their turn, whether also of the one before it, where their private panel hangs, and
-- since when they are away.
ALTER TABLE people ADD COLUMN told TEXT NOT NULL DEFAULT 'channel'
  CHECK (told IN ('channel', 'dm', 'both', 'neither'));
ALTER TABLE people ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN private TEXT NOT NULL DEFAULT 'dm' CHECK (private IN ('dm', 'button'));
ALTER TABLE people ADD COLUMN away_from INTEGER NOT NULL DEFAULT 0;

-- The turn of which a seat was told, the board that rings it, and the seconds for which its clock stood still.
ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN rung INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN rested INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET called = (SELECT turn FROM games WHERE id = game_id);

-- The turn with which the present board's page began, how often the board was moved, and the days for which each
-- clock may stand still.
ALTER TABLE games ADD COLUMN page INTEGER NOT NULL DEFAULT 1;
ALTER TABLE games ADD COLUMN board INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN leave INTEGER NOT NULL DEFAULT 0;
UPDATE games SET page = max(turn, 1);

-- The message of a turn is a page of that one turn.
UPDATE messages SET slot = 'board:' || substr(slot, 6) || '.0' WHERE slot LIKE 'turn:%';
UPDATE outbox SET slot = 'board:' || substr(slot, 6) || '.0' WHERE slot LIKE 'turn:%';
