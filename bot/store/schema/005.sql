-- What servers have settled for all games on them.

CREATE TABLE servers (
  guild_id    INTEGER PRIMARY KEY,
  printed     TEXT NOT NULL DEFAULT 'everybody'
);
