-- Numbers up to `batch` committed events, each workspace by itself, and queues a delivery for every webhook that wants them.
-- Returns the number of events. The lock makes the numbers follow the commits: a reader that continues after the last number skips nothing.
create or replace function number_events(plans text[], batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  numbered integer;
begin
  if not pg_try_advisory_xact_lock(7251410) then return 0; end if;
  with waiting as materialized (
    select e.workspace_id, e.id, e.created_at from events e where e.seq is null order by e.created_at, e.id limit batch
  ), counted as (
    insert into event_counters as c (workspace_id, last) select workspace_id, count(*) from waiting group by workspace_id
    on conflict (workspace_id) do update set last = c.last + excluded.last
    returning c.workspace_id, c.last
  ), chosen as materialized (
    select w.workspace_id, w.id, c.last + 1
      - row_number() over (partition by w.workspace_id order by w.created_at desc, w.id desc) as seq
    from waiting w join counted c using (workspace_id)
  ), told as (
    update events e set seq = c.seq from chosen c
    where e.workspace_id = c.workspace_id and e.id = c.id
    returning e.*
  ), queued as (
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at)
    select t.workspace_id, w.id, t.id, t.event, t.data, t.created_at
    from told t
    join webhooks w on w.workspace_id = t.workspace_id and w.enabled and t.event = any(w.events)
      and (w.bot_id is null or w.bot_id = t.bot_id) and (w.expires_at is null or is_subscribed(w))
    join workspaces s on s.id = t.workspace_id
      and coalesce((s.limits ->> 'webhooks')::boolean, s.plan = any(number_events.plans))
    order by t.created_at, t.id
  )
  select count(*) into numbered from told;
  return numbered;
end $$;

revoke execute on function number_events from public;
