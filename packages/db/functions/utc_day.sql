-- The UTC day of a moment.
create or replace function utc_day(at timestamptz) returns date
language sql immutable parallel safe as $$ select (at at time zone 'UTC')::date $$;
