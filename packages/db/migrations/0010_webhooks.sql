-- What happened, as a feed; who wants to hear of it; and each attempt to tell them.

-- Written in the transaction that made it true. One dispatcher gives the numbers, to what it finds committed: a reader that
-- goes on after the last number it saw skips nothing.
create table events (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Null until the dispatcher has seen it.
  seq bigint,
  event text not null,
  -- No foreign key: events outlive their bot.
  bot_id uuid,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
);
create unique index events_feed on events (workspace_id, seq);
create index events_waiting on events (created_at, id) where seq is null;
create index events_age on events (created_at);
create sequence event_seq;

create table webhooks (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Null: all bots. No foreign key: a deleted bot leaves its webhooks disabled.
  bot_id uuid,
  url text not null,
  events text[] not null,
  enabled boolean not null default true,
  retry text not null default 'none' check (retry in ('none', 'standard')),
  -- Sealed; the newest one signs from active_at on, before that and beside it the one before.
  secret text not null,
  active_at timestamptz(3) not null default now(),
  previous_secret text,
  previous_until timestamptz(3),
  last_delivery jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
) with (fillfactor = 70);
create index webhooks_newest on webhooks (workspace_id, created_at desc, id desc);

-- One row an attempt: a retry and a redelivery are rows of their own.
create table deliveries (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  -- No foreign key: a test is no event of the feed.
  event_id uuid not null,
  event text not null,
  data jsonb not null,
  happened_at timestamptz(3) not null,
  attempt integer not null default 1,
  reason text not null default 'event' check (reason in ('event', 'retry', 'test', 'redelivery')),
  status text not null default 'queued'
    check (status in ('queued', 'sending', 'delivered', 'failed', 'lost', 'cancelled')),
  created_at timestamptz(3) not null default now(),
  due_at timestamptz not null default now(),
  sent_at timestamptz(3),
  -- The bytes that were signed and sent.
  body text,
  response_status integer,
  latency_ms integer,
  response text,
  error jsonb,
  primary key (workspace_id, id),
  foreign key (workspace_id, webhook_id) references webhooks on delete cascade
) with (fillfactor = 70);
create index deliveries_newest on deliveries (workspace_id, webhook_id, created_at desc, id desc);
create index deliveries_waiting on deliveries (webhook_id, due_at, id) where status = 'queued';
create index deliveries_under_way on deliveries (webhook_id) where status = 'sending';
create index deliveries_age on deliveries (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['events', 'webhooks', 'deliveries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;

-- The reply that passed the conversation to a person: an event is written once per entry.
alter table conversations add column handoff_reply uuid;

-- Whichever way a document becomes ready or fails, the event is in the same transaction.
create function tell_document() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into events (workspace_id, event, bot_id, data) values (
    new.workspace_id, 'document.' || new.status, new.bot_id,
    jsonb_build_object(
      'document_id', new.id, 'chatbot_id', new.bot_id, 'title', new.title, 'status', new.status,
      'error', case when new.error is not null
        then jsonb_build_object('code', new.error -> 'code', 'message', new.error -> 'message') end));
  return null;
end $$;
create trigger tell_document after update of status on documents
for each row when (new.status in ('ready', 'failed') and new.status <> old.status)
execute function tell_document();

create function disable_webhooks_of_bot() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  update webhooks set enabled = false where workspace_id = old.workspace_id and bot_id = old.id;
  return null;
end $$;
create trigger disable_webhooks_of_bot after delete on bots
for each row execute function disable_webhooks_of_bot();

-- Numbers up to `batch` committed events and makes a delivery of each for every webhook that wants it and whose workspace
-- has webhooks. One at a time; the lock goes with the transaction. Answers how many events it numbered.
create function number_events(plans text[], batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  numbered integer;
begin
  if not pg_try_advisory_xact_lock(7251410) then return 0; end if;
  with waiting as materialized (
    select e.workspace_id, e.id from events e where e.seq is null order by e.created_at, e.id limit batch
  ), chosen as materialized (
    select w.workspace_id, w.id, nextval('event_seq') as seq from waiting w
  ), told as (
    update events e set seq = c.seq from chosen c
    where e.workspace_id = c.workspace_id and e.id = c.id
    returning e.*
  ), queued as (
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at)
    select t.workspace_id, w.id, t.id, t.event, t.data, t.created_at
    from told t
    join webhooks w on w.workspace_id = t.workspace_id and w.enabled and t.event = any(w.events)
      and (w.bot_id is null or w.bot_id = t.bot_id)
    join workspaces s on s.id = t.workspace_id
      and coalesce((s.limits ->> 'webhooks')::boolean, s.plan = any(number_events.plans))
    order by t.seq
  )
  select count(*) into numbered from told;
  return numbered;
end $$;

-- Marks due attempts as being sent, before they are, and answers them. A webhook has up to four under way, one that let the
-- last attempt run out of time one. `firsts`: free places; `others`: those of them a second one of the same webhook may have.
create function claim_deliveries(plans text[], firsts integer, others integer)
returns table (
  workspace_id uuid, id uuid, webhook_id uuid, url text, egress_allowed boolean, retry text, event_id uuid, event text,
  data jsonb, happened_at timestamptz, attempt integer,
  secret text, active_at timestamptz, previous_secret text, previous_until timestamptz
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
      (w.enabled or d.reason in ('test', 'redelivery'))
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
      sent_at = case when c.wanted then clock_timestamp() end
    from chosen c
    where d.workspace_id = c.workspace_id and d.id = c.id and d.status = 'queued'
    returning d.*
  )
  select t.workspace_id, t.id, t.webhook_id, w.url, s.egress_allowed, w.retry, t.event_id, t.event, t.data,
    t.happened_at::timestamptz, t.attempt, w.secret, w.active_at::timestamptz, w.previous_secret,
    w.previous_until::timestamptz
  from taken t
  join webhooks w on w.workspace_id = t.workspace_id and w.id = t.webhook_id
  join workspaces s on s.id = t.workspace_id
  where t.status = 'sending'
  order by t.due_at, t.id;
end $$;

-- Keeps what became of attempts, and queues the next one where `retry_in_ms` says when. Attempts nobody settled for longer
-- than `lost_after` were lost with their worker: they are logged as such and not sent again. Answers how many those were.
create function settle_deliveries(outcomes jsonb, lost_after interval) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  lost integer;
begin
  with ended as (
    update deliveries d set
      status = o.status, sent_at = o.sent_at, body = o.body, response_status = o.response_status,
      latency_ms = o.latency_ms, response = o.response, error = o.error
    from jsonb_to_recordset(outcomes) as o(
      workspace_id uuid, id uuid, status text, sent_at timestamptz, body text, response_status integer,
      latency_ms integer, response text, error jsonb, retry_in_ms double precision)
    where d.workspace_id = o.workspace_id and d.id = o.id and d.status in ('sending', 'lost')
    returning d.*, o.retry_in_ms
  ), retried as (
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at, attempt, reason, due_at)
    select e.workspace_id, e.webhook_id, e.event_id, e.event, e.data, e.happened_at, e.attempt + 1, 'retry',
      now() + e.retry_in_ms * interval '1 millisecond'
    from ended e where e.retry_in_ms is not null
  ), newest as (
    select distinct on (e.webhook_id) e.* from ended e order by e.webhook_id, e.sent_at desc
  )
  update webhooks w set last_delivery = jsonb_build_object(
    'id', n.id, 'event', n.event, 'status', n.status, 'response_status', n.response_status,
    'error', n.error ->> 'code',
    'sent_at', to_char(n.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from newest n where w.workspace_id = n.workspace_id and w.id = n.webhook_id;

  with gone as (
    update deliveries d set status = 'lost', error = jsonb_build_object(
      'code', 'lost', 'message', 'The worker stopped while it sent this. It may have arrived; it is not sent again.')
    where d.status = 'sending' and d.sent_at < now() - lost_after
    returning d.*
  ), newest as (
    select distinct on (g.webhook_id) g.* from gone g order by g.webhook_id, g.sent_at desc
  ), shown as (
    update webhooks w set last_delivery = jsonb_build_object(
      'id', n.id, 'event', n.event, 'status', 'lost', 'response_status', null, 'error', 'lost',
      'sent_at', to_char(n.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from newest n where w.workspace_id = n.workspace_id and w.id = n.webhook_id
  )
  select count(*) into lost from gone;
  return lost;
end $$;

-- Forgets events and attempts after thirty days, at most `batch` of each. Answers how many rows went.
create function forget_events(batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  events_gone integer;
  deliveries_gone integer;
begin
  delete from events e where e.ctid = any(array(
    select o.ctid from events o where o.created_at < now() - interval '30 days' and o.seq is not null limit batch));
  get diagnostics events_gone = row_count;
  delete from deliveries d where d.ctid = any(array(
    select o.ctid from deliveries o where o.created_at < now() - interval '30 days' limit batch));
  get diagnostics deliveries_gone = row_count;
  return events_gone + deliveries_gone;
end $$;

revoke execute on function tell_document, disable_webhooks_of_bot, number_events, claim_deliveries, settle_deliveries,
  forget_events from public;
