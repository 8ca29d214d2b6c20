-- True if the last sign of life of a member, who said that they are online, is at most ten minutes old.
create or replace function is_online(online_at timestamptz) returns boolean
language sql stable parallel safe as $$ select coalesce(online_at > now() - interval '10 minutes', false) $$;
