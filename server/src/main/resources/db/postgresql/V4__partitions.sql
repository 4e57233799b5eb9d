-- PostgreSQL keeps logs, their index and players in a partition for each month. Ids begin with their month, so the keys stay
-- what they are, and every search by an id looks into one partition. Ids of other kinds are in the default partitions.
-- The tables are as new: nothing is in them yet. Rows refer to their month's rows only through keys, so that a month can be
-- detached; whoever removes a table removes what belongs to it.
DROP TABLE seat_name;
DROP TABLE code;
DROP TABLE secret;
DROP TABLE player;
DROP TABLE table_player;
DROP TABLE entry;
DROP TABLE game_table;

CREATE TABLE game_table (
    id           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version      INTEGER NOT NULL,
    phase        TEXT    NOT NULL,
    variant      TEXT    NOT NULL,
    house        TEXT    NOT NULL,
    pace         TEXT    NOT NULL,
    is_public    BOOLEAN NOT NULL,
    free_chairs  INTEGER NOT NULL,
    players      TEXT    NOT NULL,
    wake_at      BIGINT,
    changed_at   BIGINT  NOT NULL,
    work         TEXT    NOT NULL DEFAULT 'CLOCK',
    worker       TEXT    NOT NULL DEFAULT '',
    worked_until BIGINT  NOT NULL DEFAULT 0
) PARTITION BY RANGE (id);

CREATE INDEX game_table_listed ON game_table (phase, is_public, changed_at);
CREATE INDEX game_table_due ON game_table (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE entry (
    table_id     TEXT COLLATE "C" NOT NULL,
    version      INTEGER NOT NULL,
    happened_at  BIGINT  NOT NULL,
    cause_player TEXT,
    cause_id     TEXT,
    event        TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) PARTITION BY RANGE (table_id);

CREATE TABLE table_player (
    player_id TEXT COLLATE "C" NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, table_id)
) PARTITION BY RANGE (table_id);

CREATE INDEX table_player_by_table ON table_player (table_id);

CREATE TABLE player (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    is_program BOOLEAN NOT NULL,
    seen_at    BIGINT  NOT NULL
) PARTITION BY RANGE (id);

CREATE INDEX player_by_seen ON player (seen_at);

CREATE TABLE secret (
    hash      TEXT   NOT NULL,
    player_id TEXT COLLATE "C" NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    made_at   BIGINT NOT NULL,
    PRIMARY KEY (player_id, hash)
) PARTITION BY RANGE (player_id);

-- Names and codes are about people: the database itself sees to it that they go with their player.
CREATE TABLE code (
    player_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    hash      TEXT   NOT NULL UNIQUE,
    until     BIGINT NOT NULL
);

CREATE TABLE seat_name (
    table_id  TEXT COLLATE "C" NOT NULL,
    seat      TEXT NOT NULL,
    player_id TEXT COLLATE "C" NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    name      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) PARTITION BY RANGE (table_id);

CREATE INDEX seat_name_by_player ON seat_name (player_id);

CREATE TABLE game_table_other PARTITION OF game_table DEFAULT;
CREATE TABLE entry_other PARTITION OF entry DEFAULT;
CREATE TABLE table_player_other PARTITION OF table_player DEFAULT;
CREATE TABLE player_other PARTITION OF player DEFAULT;
CREATE TABLE secret_other PARTITION OF secret DEFAULT;
CREATE TABLE seat_name_other PARTITION OF seat_name DEFAULT;

-- The nodes that run, and who is at tables there. After a crash of the database nobody is anywhere: not worth a log.
CREATE UNLOGGED TABLE node (
    id          TEXT   NOT NULL PRIMARY KEY,
    alive_until BIGINT NOT NULL
);

CREATE UNLOGGED TABLE visitor (
    table_id    TEXT COLLATE "C" NOT NULL,
    node        TEXT    NOT NULL,
    player_id   TEXT    NOT NULL, -- empty for all those without a name
    connections INTEGER NOT NULL,
    since       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, node, player_id)
);

-- What one node does at a time and is not about one table.
CREATE TABLE job (
    name         TEXT   NOT NULL PRIMARY KEY,
    worker       TEXT   NOT NULL,
    worked_until BIGINT NOT NULL
);
