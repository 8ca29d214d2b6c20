-- Forces row-level security on every table of workspaces, so that owning a table is not enough to read it. The user who runs
-- migrations and system statements gets the policy `owner`. Each start calls it: a restored database can have another owner.
create or replace function guard_tables() returns void
language plpgsql as $$
declare
  guarded regclass;
begin
  for guarded in select polrelid from pg_policy where polname = 'tenant' and not exists (
    select from pg_policy o join pg_class c on c.oid = o.polrelid
    where o.polrelid = pg_policy.polrelid and o.polname = 'owner' and c.relforcerowsecurity
      and o.polroles @> array[(select oid from pg_roles where rolname = current_user)]
  ) loop
    execute format('drop policy if exists owner on %s', guarded);
    execute format('create policy owner on %s to current_user using (true)', guarded);
    execute format('alter table %s force row level security', guarded);
  end loop;
end $$;

revoke execute on function guard_tables from public;
