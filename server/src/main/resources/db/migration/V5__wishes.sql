-- Who looks for a game finds the open tables at which it is played, however many others are open.
CREATE INDEX game_table_wished ON game_table (variant, house, pace, changed_at) WHERE phase = 'GATHERING' AND is_public = TRUE;
