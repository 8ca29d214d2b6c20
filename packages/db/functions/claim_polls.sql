-- Gives a process the channels whose provider is asked for messages, because it cannot post them. Others leave a channel alone until
-- the process is dead.
create or replace function claim_polls(by_process uuid, kinds text[])
returns table (workspace_id uuid, id uuid, kind text, settings text, webhook_secret text, poll_cursor text)
language sql security definer set search_path = pg_catalog, public as $$
  update channels c set polled_by = by_process
  where c.kind = any(kinds) and (c.polled_by is null or c.polled_by = by_process
    or not exists (select from processes p where p.id = c.polled_by))
  returning c.workspace_id, c.id, c.kind, c.settings, c.webhook_secret, c.poll_cursor
$$;

revoke execute on function claim_polls from public;
