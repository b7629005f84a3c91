-- Who prefers it gets one letter a day, at an hour of their own clock: when each notice began says which day's letter tells it.
ALTER TABLE channels ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE channels ADD COLUMN hour INTEGER;
ALTER TABLE outbox ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET began = due;
