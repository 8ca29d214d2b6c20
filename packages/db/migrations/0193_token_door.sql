-- Its columns are those of the version before again, whose prepared statements would fail by other ones. Its file writes it.
drop function if exists open_door(bytea, jsonb);
