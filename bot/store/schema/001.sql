-- Games, who sits at them, what was answered and what happened, and what is still to be said about it.

CREATE TABLE games (
  id          INTEGER PRIMARY KEY,
  guild_id    INTEGER,
  channel_id  INTEGER NOT NULL,
  host_id     INTEGER NOT NULL,
  game        TEXT NOT NULL,
  seats       INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 4),
  settings    TEXT NOT NULL,
  language    TEXT NOT NULL,
  pace        TEXT NOT NULL,
  stage       TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'over', 'ended')),
  seed        TEXT NOT NULL,
  saved       BLOB,
  answers     INTEGER NOT NULL DEFAULT 0,
  turn        INTEGER NOT NULL DEFAULT 0,
  asked       TEXT NOT NULL DEFAULT '[]',
  since       INTEGER NOT NULL,
  touched     INTEGER NOT NULL,
  reminded    INTEGER NOT NULL DEFAULT 0,
  paused      INTEGER NOT NULL DEFAULT 0,
  points      TEXT NOT NULL DEFAULT '[]',
  winners     TEXT NOT NULL DEFAULT '[]',
  rematch_of  INTEGER REFERENCES games (id) ON DELETE SET NULL,
  created     INTEGER NOT NULL
);
CREATE UNIQUE INDEX one_game_a_channel ON games (channel_id) WHERE stage IN ('open', 'playing');
CREATE INDEX games_by_stage ON games (stage, touched);

CREATE TABLE seats (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL,
  user_id     INTEGER,
  name        TEXT NOT NULL,
  level       TEXT,
  dm_closed   INTEGER NOT NULL DEFAULT 0,
  seen        INTEGER NOT NULL DEFAULT 0,
  skips       INTEGER NOT NULL DEFAULT 0,
  snoozed     INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_a_person ON seats (game_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_person ON seats (user_id);

CREATE TABLE moves (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  picks       TEXT NOT NULL,
  user_id     INTEGER,
  at          INTEGER NOT NULL,
  PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

CREATE TABLE events (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number      INTEGER NOT NULL,
  part        INTEGER NOT NULL,
  turn        INTEGER NOT NULL,
  event       TEXT NOT NULL,
  PRIMARY KEY (game_id, number, part)
) WITHOUT ROWID;

-- Where a panel of a game hangs: `lobby`, `turn:12`, `dm:0`, `end`, `notice:3`, `word:USER:shut`.
-- A message that is gone leaves its row without a number; `lost` counts them, so that the next is a new one.
CREATE TABLE messages (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  slot        TEXT NOT NULL,
  channel_id  INTEGER NOT NULL,
  message_id  INTEGER,
  lost        INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, slot)
) WITHOUT ROWID;

-- What is to be said and was not said yet. `version` tells a later wish from the one being carried out.
CREATE TABLE outbox (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  slot        TEXT NOT NULL,
  version     INTEGER NOT NULL DEFAULT 1,
  notice      TEXT,
  tries       INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, slot)
) WITHOUT ROWID;

CREATE TABLE votes (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  subject     TEXT NOT NULL,
  user_id     INTEGER NOT NULL,
  PRIMARY KEY (game_id, subject, user_id)
) WITHOUT ROWID;

CREATE TABLE watchers (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id     INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

CREATE TABLE notes (
  game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id     INTEGER NOT NULL,
  text        TEXT NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

CREATE TABLE people (
  user_id     INTEGER PRIMARY KEY,
  locale      TEXT NOT NULL DEFAULT 'en-GB',
  zone        TEXT NOT NULL DEFAULT 'Europe/Amsterdam',
  quiet_from  INTEGER,
  quiet_to    INTEGER,
  away_until  INTEGER NOT NULL DEFAULT 0,
  reminders   INTEGER NOT NULL DEFAULT 1,
  narrow      INTEGER NOT NULL DEFAULT 0
);
