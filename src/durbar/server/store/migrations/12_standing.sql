-- What counts for whom of matches that are over, each once and in one order, with the rating after it (in thousandths); and who shows that to others.
CREATE TABLE counted (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), number INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE played (
    number INTEGER NOT NULL, seat INTEGER NOT NULL, owner BLOB NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, company TEXT NOT NULL,
    place INTEGER NOT NULL, mu INTEGER NOT NULL, sigma INTEGER NOT NULL, opening TEXT NOT NULL, PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_owner ON played(owner, game, company, number);
CREATE TABLE profiles (
    owner BLOB PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, shown INTEGER NOT NULL, ladder INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_secret ON tables(secret);
