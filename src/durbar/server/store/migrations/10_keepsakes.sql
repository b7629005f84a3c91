-- What could be seen of matches, kept by the rules that could tell it; and under which later rules a table was tried, after so many steps.
CREATE TABLE keepsakes (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), n INTEGER NOT NULL, packed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE trials (
    table_id TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL, edition TEXT NOT NULL, fits INTEGER NOT NULL,
    step INTEGER NOT NULL, PRIMARY KEY (table_id, version, edition)
) STRICT, WITHOUT ROWID;
