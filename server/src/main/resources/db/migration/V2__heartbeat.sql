-- One row that is written again to show that the store can be written.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY,
    at BIGINT  NOT NULL
);
