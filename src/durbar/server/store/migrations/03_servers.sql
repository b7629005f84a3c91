-- The servers that share this store, and for whom each of them keeps a line open. Nothing of this has to survive.
CREATE TABLE servers (
    id TEXT PRIMARY KEY, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE attendance (
    table_id TEXT NOT NULL REFERENCES tables(id), server TEXT NOT NULL, seats INTEGER NOT NULL, host INTEGER NOT NULL,
    spectators INTEGER NOT NULL, PRIMARY KEY (table_id, server)
) STRICT, WITHOUT ROWID;
