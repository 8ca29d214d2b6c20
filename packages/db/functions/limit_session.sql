-- Ends a session 30 days after it began, however often it is prolonged.
create or replace function limit_session() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end $$;

create or replace trigger limit_session before insert or update on auth.session
for each row execute function limit_session();

revoke execute on function limit_session from public;
