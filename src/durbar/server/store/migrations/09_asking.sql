-- When seats changed hands, counted in steps of the match (-1: before it began), and who asks for a seat of a match that has begun.
ALTER TABLE seats ADD COLUMN step INTEGER NOT NULL DEFAULT -1;
CREATE TABLE asking (
    table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, kind TEXT NOT NULL, about INTEGER NOT NULL,
    seat INTEGER NOT NULL, name TEXT NOT NULL, owner BLOB, at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
