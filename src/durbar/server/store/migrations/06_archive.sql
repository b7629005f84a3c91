-- Tables where nothing has happened for long: all entries and remarks but the latest, compressed.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), at INTEGER NOT NULL, packed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
