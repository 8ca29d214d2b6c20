-- Finds the person of a session, their membership in the wanted workspace (null: the one used last), and takes one request
-- from the person's rate bucket there. Every request of a session starts here. No row: the session is over. A row without
-- a workspace: the person is not a member. `rates` maps a plan to its requests a minute.
create or replace function open_member_door(session_token text, wanted uuid, rates jsonb)
returns table (
  user_id uuid, user_name text, workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean,
  redact text[], role text, allowed boolean, remaining double precision, per_minute integer
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  at timestamptz := clock_timestamp();
  seen_at timestamptz;
begin
  select u.id, u.name into user_id, user_name
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.token = session_token and s.expires_at > at;
  if not found then return; end if;
  select m.workspace_id, w.name, w.plan, w.limits, w.egress_allowed, w.redact, m.role, m.last_seen_at,
    (case when w.limits ? 'memberRequestsPerMinute' then w.limits ->> 'memberRequestsPerMinute' else rates ->> w.plan end)::int
  into workspace_id, workspace_name, plan, limits, egress_allowed, redact, role, seen_at, per_minute
  from members m join workspaces w on w.id = m.workspace_id
  where m.user_id = open_member_door.user_id and (wanted is null or m.workspace_id = wanted)
  order by m.last_seen_at desc nulls last, m.joined_at limit 1;
  if not found then per_minute := rates ->> 'free'; end if;
  allowed := true;
  if per_minute is not null then
    select t.allowed, t.remaining into allowed, remaining
    from take_request(user_id || '/member/' || coalesce(workspace_id::text, ''), per_minute) t;
  end if;
  if workspace_id is not null and (seen_at is null or seen_at < at - interval '1 minute' or exists (
    select from members m where m.user_id = open_member_door.user_id and m.last_seen_at > seen_at
  )) then
    update members m set last_seen_at = at
    where m.workspace_id = open_member_door.workspace_id and m.user_id = open_member_door.user_id;
  end if;
  return next;
end $$;

revoke execute on function open_member_door from public;
grant execute on function open_member_door to jawab_app;
