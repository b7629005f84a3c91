-- How people, and tables, are told elsewhere; what is still to be told; when somebody wants quiet; and the keys of this house.
CREATE TABLE channels (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, owner BLOB NOT NULL, table_id TEXT NOT NULL, address TEXT NOT NULL,
    language TEXT NOT NULL, origin TEXT NOT NULL, device BLOB, code TEXT, since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_by_owner ON channels(owner);
CREATE INDEX channels_by_table ON channels(table_id);
CREATE TABLE outbox (
    channel TEXT NOT NULL, table_id TEXT NOT NULL, n INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL,
    holder TEXT, until INTEGER NOT NULL, PRIMARY KEY (channel, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox(due);
CREATE TABLE quiet_hours (
    owner BLOB PRIMARY KEY, zone TEXT NOT NULL, begins INTEGER NOT NULL, ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY, value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
