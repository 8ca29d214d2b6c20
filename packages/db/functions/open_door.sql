-- The door before programs could be connected: open_token_door without their tokens. Only the version before calls it.
create or replace function open_door(token_hash bytea, rates jsonb)
returns table (
  token_id uuid, token_name text, workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean,
  scopes text[], bots uuid[], expires_at timestamptz, alive boolean,
  allowed boolean, remaining double precision, per_minute integer
)
language sql security definer set search_path = pg_catalog, public as $$
  select d.token_id, d.token_name, d.workspace_id, d.workspace_name, d.plan, d.limits, d.egress_allowed, d.scopes, d.bots,
    d.expires_at, d.alive, d.allowed, d.remaining, d.per_minute
  from open_token_door(open_door.token_hash, open_door.rates) d where d.resource is null
$$;

revoke execute on function open_door from public;
grant execute on function open_door to jawab_app;
