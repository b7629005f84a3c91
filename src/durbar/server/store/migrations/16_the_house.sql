-- What a host says to running servers and to everybody, whom the host keeps out, whom people mute, and what they report.
CREATE TABLE orders (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE announcements (
    number INTEGER PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL
) STRICT;
CREATE TABLE bans (
    owner BLOB PRIMARY KEY, why TEXT NOT NULL, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
    owner BLOB NOT NULL, muted BLOB NOT NULL, PRIMARY KEY (owner, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, reporter BLOB, reported BLOB, name TEXT NOT NULL,
    words TEXT NOT NULL, at INTEGER NOT NULL, done INTEGER NOT NULL
) STRICT;
