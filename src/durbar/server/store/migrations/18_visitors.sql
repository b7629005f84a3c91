-- Which server counts a person among those who have a table open; with lines to several, still only one. Nothing of this has to survive.
CREATE TABLE visitors (
    owner BLOB PRIMARY KEY, server TEXT NOT NULL
) STRICT, WITHOUT ROWID;
