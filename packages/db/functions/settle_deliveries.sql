-- Stores the outcomes of attempts, and queues the next attempt after `retry_in_ms`. Attempts without an outcome for
-- `lost_after` were lost with their worker; they are not sent again. Returns the number of lost attempts.
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

revoke execute on function settle_deliveries from public;
