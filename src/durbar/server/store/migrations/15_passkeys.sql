-- Passkeys: what a device proves a person with, and questions that were asked of one and are answered once.
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY, owner BLOB NOT NULL, public_key BLOB NOT NULL, uses INTEGER NOT NULL, name TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_owner ON passkeys(owner);
CREATE TABLE challenges (
    challenge BLOB PRIMARY KEY, owner BLOB NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
