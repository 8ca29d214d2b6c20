-- The first moment of a UTC day.
create or replace function day_start(day date) returns timestamptz
language sql immutable parallel safe as $$ select day::timestamp at time zone 'UTC' $$;
