-- Who does the work at a table, and until when nobody else does. A server with a database of its own leaves it empty.
ALTER TABLE game_table ADD COLUMN work TEXT NOT NULL DEFAULT 'CLOCK';
ALTER TABLE game_table ADD COLUMN worker TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN worked_until BIGINT NOT NULL DEFAULT 0;
