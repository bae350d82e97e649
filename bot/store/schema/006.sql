-- How often something was tried in vain is forgotten when the bot stops: then all is tried anew.

ALTER TABLE outbox DROP COLUMN tries;
