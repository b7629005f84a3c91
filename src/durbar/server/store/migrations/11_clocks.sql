-- How long people may think at a table, what is left of it, and when no server was there to be played at; all in milliseconds.
CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), terms TEXT NOT NULL, at INTEGER NOT NULL, remaining TEXT NOT NULL,
    given TEXT NOT NULL, asked INTEGER NOT NULL, running INTEGER NOT NULL, due INTEGER NOT NULL, falls TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_by_due ON clocks(due);
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY, at INTEGER NOT NULL
) STRICT;
CREATE TABLE pauses (
    began INTEGER PRIMARY KEY, ended INTEGER NOT NULL
) STRICT;
