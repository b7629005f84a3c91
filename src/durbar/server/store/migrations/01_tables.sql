-- Tables, who sits there, what was played and what was said.
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, edition TEXT NOT NULL, seats INTEGER NOT NULL,
    options TEXT NOT NULL, secret BLOB NOT NULL, host BLOB NOT NULL, host_name TEXT NOT NULL,
    autostart INTEGER NOT NULL, opened INTEGER NOT NULL, origin TEXT UNIQUE REFERENCES tables(id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables(host);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, level TEXT, owner BLOB, at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_owner ON seats(owner);
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    code INTEGER NOT NULL, actors INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
