-- Who is there, and which of Discord's shards each of them speaks for. Only where several share a database; nothing
-- of it has to be kept: whoever finds it empty fills it.

CREATE TABLE IF NOT EXISTS processes (
  id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  until       TIMESTAMPTZ NOT NULL
);

CREATE TABLE IF NOT EXISTS shards (
  id          INTEGER PRIMARY KEY,
  holder      BIGINT REFERENCES processes (id) ON DELETE SET NULL
);

-- The conversation with Discord that goes on at a shard, and how much of it was heard: whoever takes over goes on with it.
ALTER TABLE shards ADD COLUMN IF NOT EXISTS talk TEXT;
ALTER TABLE shards ADD COLUMN IF NOT EXISTS gateway TEXT;
ALTER TABLE shards ADD COLUMN IF NOT EXISTS heard BIGINT;

-- When the next of those shards may identify that do so one after the other.
CREATE TABLE IF NOT EXISTS identifying (
  bucket      INTEGER PRIMARY KEY,
  at          TIMESTAMPTZ NOT NULL
);
