-- What servers settle for new games, and since when we are not on one any more.

ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN pace TEXT NOT NULL DEFAULT 'day';
ALTER TABLE servers ADD COLUMN channels TEXT NOT NULL DEFAULT '[]';
ALTER TABLE servers ADD COLUMN threads TEXT NOT NULL DEFAULT 'no';
ALTER TABLE servers ADD COLUMN chronicle TEXT NOT NULL DEFAULT '[]';
ALTER TABLE servers ADD COLUMN hosts TEXT NOT NULL DEFAULT 'everybody';
ALTER TABLE servers ADD COLUMN left_at INTEGER;
CREATE INDEX games_by_server ON games (guild_id);
