-- A secret is a device or a program: it has a name, may play or manage too, and ends when it is not used.
ALTER TABLE secret ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE secret ADD COLUMN may_manage BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE secret ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0; -- 0 if not since it was made
