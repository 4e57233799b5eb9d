-- The same statements make the tables of SQLite and of PostgreSQL. Only the placeholder differs: with it SQLite keeps the
-- rows in the order of their primary key, so that a log lies together.
-- Times are nanoseconds since 1970, so that what is read is exactly what was written.

-- The index: one row for each log.
CREATE TABLE game_table (
    id          TEXT    NOT NULL PRIMARY KEY,
    version     INTEGER NOT NULL, -- of the last entry
    phase       TEXT    NOT NULL,
    variant     TEXT    NOT NULL,
    house       TEXT    NOT NULL,
    pace        TEXT    NOT NULL,
    is_public   BOOLEAN NOT NULL,
    free_chairs INTEGER NOT NULL,
    players     TEXT    NOT NULL, -- ids, with a space between them
    wake_at     BIGINT,
    changed_at  BIGINT  NOT NULL
);

CREATE INDEX game_table_listed ON game_table (phase, is_public, changed_at);
CREATE INDEX game_table_due ON game_table (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE entry (
    table_id     TEXT    NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    happened_at  BIGINT  NOT NULL,
    cause_player TEXT,
    cause_id     TEXT,
    event        TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) ${clustered};

-- Who has a seat where. Ids only, as in the logs, so they stay when a player is forgotten.
CREATE TABLE table_player (
    player_id TEXT NOT NULL,
    table_id  TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, table_id)
) ${clustered};

CREATE INDEX table_player_by_table ON table_player (table_id);

CREATE TABLE player (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    is_program BOOLEAN NOT NULL,
    seen_at    BIGINT  NOT NULL
);

CREATE INDEX player_by_seen ON player (seen_at);

CREATE TABLE secret (
    hash      TEXT   NOT NULL PRIMARY KEY,
    player_id TEXT   NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    made_at   BIGINT NOT NULL
);

CREATE INDEX secret_by_player ON secret (player_id);

-- A player has one code at a time.
CREATE TABLE code (
    player_id TEXT   NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    hash      TEXT   NOT NULL UNIQUE,
    until     BIGINT NOT NULL
);

CREATE TABLE seat_name (
    table_id  TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat      TEXT NOT NULL,
    player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    name      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seat_name_by_player ON seat_name (player_id);
