-- Further browsers of one person, and links that bring them there: of tokens and links only the hashes are kept.
CREATE TABLE devices (
    token BLOB PRIMARY KEY, owner BLOB NOT NULL, name TEXT NOT NULL, since INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_owner ON devices(owner);
CREATE TABLE passes (
    code BLOB PRIMARY KEY, owner BLOB NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
