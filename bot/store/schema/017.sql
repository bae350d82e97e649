-- Since when something waits to be said, in seconds; what waited before this was known waits since 0.

ALTER TABLE outbox ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
