-- What the operator forbids, and until when: a player by id, or an address.
CREATE TABLE ban (
    kind  TEXT   NOT NULL,
    what  TEXT   NOT NULL,
    until BIGINT NOT NULL,
    why   TEXT   NOT NULL,
    PRIMARY KEY (kind, what)
);

-- What operators have done.
CREATE TABLE audit (
    id   TEXT   NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL,
    act  TEXT   NOT NULL,
    what TEXT   NOT NULL
);

CREATE INDEX audit_by_time ON audit (at);
