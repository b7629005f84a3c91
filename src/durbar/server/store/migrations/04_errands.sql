-- Work that is to be done once, whoever does it: taken for a while, and taken over when nothing more is heard of its holder.
CREATE TABLE errands (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables(id), what TEXT NOT NULL,
    due INTEGER NOT NULL, holder TEXT, until INTEGER NOT NULL, done INTEGER NOT NULL, answer TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX errands_by_kind ON errands(kind, due);
