-- What was found of matches that are over.
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables(id), form INTEGER NOT NULL, found TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (table_id, form)
) STRICT;
