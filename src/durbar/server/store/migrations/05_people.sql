-- How matches ended for whom, and which tables somebody has put away from their list.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE shelf (
    owner BLOB NOT NULL, table_id TEXT NOT NULL REFERENCES tables(id), PRIMARY KEY (owner, table_id)
) STRICT, WITHOUT ROWID;
