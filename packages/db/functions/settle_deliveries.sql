-- Stores the outcomes of attempts, and queues the next attempt after `retry_in_ms`. Attempts whose process is dead, or that have no
-- outcome for `lost_after`, were lost: the event may have arrived. A webhook that retries gets it again at once, with the same id;
-- another webhook does not. Returns the number of lost attempts.
create or replace function settle_deliveries(outcomes jsonb, lost_after interval) returns integer
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
    join deliveries b using (workspace_id, id)
    where d.workspace_id = o.workspace_id and d.id = o.id and d.status in ('sending', 'lost')
    returning d.*, o.retry_in_ms, b.status as status_before
  ), retried as (
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at, attempt, reason, due_at)
    select e.workspace_id, e.webhook_id, e.event_id, e.event, e.data, e.happened_at, e.attempt + 1, 'retry',
      now() + e.retry_in_ms * interval '1 millisecond'
    from ended e where e.retry_in_ms is not null and e.status_before = 'sending'
  ), newest as (
    select distinct on (e.webhook_id) e.* from ended e order by e.webhook_id, e.sent_at desc
  )
  update webhooks w set
    enabled = w.enabled or exists (
      select from ended e where e.webhook_id = w.id and e.event = 'verification' and e.status = 'delivered'),
    last_delivery = jsonb_build_object(
    'id', n.id, 'event', n.event, 'status', n.status, 'response_status', n.response_status,
    'error', n.error ->> 'code',
    'sent_at', to_char(n.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from newest n where w.workspace_id = n.workspace_id and w.id = n.webhook_id;

  with gone as (
    update deliveries d set status = 'lost', error = jsonb_build_object(
      'code', 'lost', 'message', 'The worker stopped while it sent this. The event may have arrived.')
    where d.status = 'sending' and (
      d.sent_at < now() - lost_after
      or (d.process_id is not null and not exists (select from processes p where p.id = d.process_id)))
    returning d.*
  ), again as (
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at, attempt, reason)
    select g.workspace_id, g.webhook_id, g.event_id, g.event, g.data, g.happened_at, g.attempt + 1, 'retry'
    from gone g join webhooks w on w.workspace_id = g.workspace_id and w.id = g.webhook_id
    where w.retry = 'standard' and g.attempt between 1 and 9
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

revoke execute on function settle_deliveries from public;
