-- Tables that are open to the house: everybody finds them on the home page.
CREATE TABLE open_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
