-- Finds a channel by its id, or by the account at its provider, for a request whose workspace is not known yet.
create or replace function open_channel(of_kind text, of_id uuid, of_account text default null)
returns table (workspace_id uuid, id uuid, kind text, account_id text, settings text, webhook_secret text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.workspace_id, c.id, c.kind, c.account_id, c.settings, c.webhook_secret from channels c
  where c.kind = of_kind and (c.id = of_id or c.account_id = of_account)
$$;

revoke execute on function open_channel from public;
grant execute on function open_channel to jawab_app;
