-- For up to `batch` workspaces after `after_id`: whether days must be counted or forgotten for analytics.
create or replace function find_roll_ups(after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id,
    exists (select from due_days(w.id, now()))
    or exists (select from analytics_quarters a where a.workspace_id = w.id and a.day < utc_day(now() - interval '2 hours') - 89)
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

revoke execute on function find_roll_ups from public;
