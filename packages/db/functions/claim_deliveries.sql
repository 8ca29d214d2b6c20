-- Marks due attempts as being sent, before they are sent, and returns them. A webhook has up to four attempts under way,
-- or one after an attempt that timed out. `firsts` limits webhooks, `others` limits further attempts of the same webhook.
-- `claimant` is the process that sends them, a row of `processes`. A function, because one dispatcher serves all workspaces and must claim in one statement.
create or replace function claim_deliveries(plans text[], firsts integer, others integer, claimant uuid)
returns table (
  workspace_id uuid, id uuid, webhook_id uuid, url text, egress_allowed boolean, retry text, event_id uuid, event text,
  data jsonb, happened_at timestamptz, attempt integer,
  secret text, active_at timestamptz, previous_secret text, previous_until timestamptz, is_subscription boolean
)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  if not pg_try_advisory_xact_lock(7251411) then return; end if;
  return query
  with recursive hooks as (
    (select d.workspace_id, d.webhook_id from deliveries d where d.status = 'queued' order by d.webhook_id limit 1)
    union all
    select n.workspace_id, n.webhook_id
    from hooks h cross join lateral (
      select d.workspace_id, d.webhook_id from deliveries d
      where d.status = 'queued' and d.webhook_id > h.webhook_id order by d.webhook_id limit 1
    ) n
  ), candidates as (
    select d.workspace_id, d.id, d.due_at,
      busy.n + row_number() over (partition by d.webhook_id order by d.due_at, d.id) as place,
      case when w.last_delivery ->> 'error' = 'timed_out' then 1 else 4 end as places,
      (w.enabled or d.reason in ('test', 'redelivery')) and (w.expires_at is null or is_subscribed(w))
        and coalesce((s.limits ->> 'webhooks')::boolean, s.plan = any(claim_deliveries.plans)) as wanted
    from hooks h
    join webhooks w on w.workspace_id = h.workspace_id and w.id = h.webhook_id
    join workspaces s on s.id = h.workspace_id
    cross join lateral (
      select count(*) as n from deliveries b where b.webhook_id = h.webhook_id and b.status = 'sending'
    ) busy
    cross join lateral (
      select q.* from deliveries q
      where q.webhook_id = h.webhook_id and q.status = 'queued' and q.due_at <= now()
      order by q.due_at, q.id limit 4
    ) d
  ), chosen as (
    (select c.* from candidates c where c.place = 1 order by c.due_at limit firsts)
    union all
    (select c.* from candidates c where c.place between 2 and c.places order by c.place, c.due_at limit others)
  ), taken as (
    update deliveries d
    set status = case when c.wanted then 'sending' else 'cancelled' end,
      sent_at = case when c.wanted then clock_timestamp() end, process_id = claimant
    from chosen c
    where d.workspace_id = c.workspace_id and d.id = c.id and d.status = 'queued'
    returning d.*
  )
  select t.workspace_id, t.id, t.webhook_id, w.url, s.egress_allowed, w.retry, t.event_id, t.event, t.data,
    t.happened_at::timestamptz, t.attempt, w.secret, w.active_at::timestamptz, w.previous_secret,
    w.previous_until::timestamptz, w.expires_at is not null
  from taken t
  join webhooks w on w.workspace_id = t.workspace_id and w.id = t.webhook_id
  join workspaces s on s.id = t.workspace_id
  where t.status = 'sending'
  order by t.due_at, t.id;
end $$;

revoke execute on function claim_deliveries from public;
