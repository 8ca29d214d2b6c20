-- Finds a token and takes one request from its rate bucket, in one call: every request of every token starts here.
-- `rates` maps a plan to its requests a minute. A workspace's own limit overrides it, and null lifts it.
-- A token of a connection has the connection's id and bucket, its MCP address, and the role of the member who connected it.
create or replace function open_token_door(token_hash bytea, rates jsonb)
returns table (
  token_id uuid, token_name text, workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean,
  redact text[], scopes text[], bots uuid[], expires_at timestamptz, alive boolean,
  resource text, role text,
  allowed boolean, remaining double precision, per_minute integer
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  at timestamptz := clock_timestamp();
  used_at timestamptz;
  own_id uuid;
begin
  select t.id, coalesce(t.connection_id, t.id), t.name, t.workspace_id, w.name, w.plan, w.limits, w.egress_allowed, w.redact, t.scopes, t.bots, t.expires_at,
         t.revoked_at is null and (t.expires_at is null or t.expires_at > at),
         (case when w.limits ? 'requestsPerMinute' then w.limits ->> 'requestsPerMinute' else rates ->> w.plan end)::int,
         t.last_used_at, t.resource, m.role
  into own_id, token_id, token_name, workspace_id, workspace_name, plan, limits, egress_allowed, redact, scopes, bots, expires_at,
       alive, per_minute, used_at, resource, role
  from tokens t join workspaces w on w.id = t.workspace_id
  left join connections c on c.workspace_id = t.workspace_id and c.id = t.connection_id
  left join members m on m.workspace_id = c.workspace_id and m.user_id = c.user_id
  where t.hash = token_hash;
  if not found then return; end if;
  allowed := true;
  if alive and per_minute is not null then
    select t.allowed, t.remaining into allowed, remaining from take_request(token_id::text, per_minute) t;
  end if;
  if alive and (used_at is null or used_at < at - interval '1 minute') then
    update tokens t set last_used_at = at
    where t.workspace_id = open_token_door.workspace_id and t.id = own_id;
    update connections c set last_used_at = at
    where c.workspace_id = open_token_door.workspace_id and c.id = open_token_door.token_id;
  end if;
  return next;
end $$;

revoke execute on function open_token_door from public;
grant execute on function open_token_door to jawab_app;
