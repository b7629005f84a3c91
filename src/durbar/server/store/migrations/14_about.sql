-- How many people each server keeps a line open for.
ALTER TABLE servers ADD COLUMN about INTEGER NOT NULL DEFAULT 0;
