-- Limits of visitors come from the plan: of one session, of one address, of all visitors of a bot.

-- One of a workspace's own limits where it has it (null lifts it), else its plan's.
create function limit_of(limits jsonb, plan_limits jsonb, name text) returns integer
language sql immutable as $$
  select (case when limits ? name then limits else plan_limits end ->> name)::integer
$$;

-- Finds the bot of a public key and takes one request from the buckets of the address, of the session when there is one,
-- and of the bot; `waits_for` is null, or the requests a minute of the first bucket that was empty. Address and session
-- are only hashed. `plan_limits` holds the limits of each plan.
create function open_widget(key text, session text, address text, plan_limits jsonb)
returns table (
  workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean,
  bot_id uuid, bot_name text, bot_language text, greeting text, allowed_origins text[], waits_for integer
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  step record;
begin
  select b.workspace_id, w.name, w.plan, w.limits, w.egress_allowed, b.id, b.name, b.language, b.greeting,
         b.allowed_origins
  into workspace_id, workspace_name, plan, limits, egress_allowed, bot_id, bot_name, bot_language, greeting,
       allowed_origins
  from bots b join workspaces w on w.id = b.workspace_id
  where b.public_key = key;
  if not found then return; end if;
  for step in
    select bucket.who, limit_of(limits, plan_limits -> plan, bucket.name) as most
    from (values
      (1, '/address/' || address, 'addressRequestsPerMinute'),
      (2, '/session/' || session, 'visitorRequestsPerMinute'),
      (3, '/bot', 'botRequestsPerMinute')
    ) as bucket (place, who, name)
    where bucket.who is not null
    order by bucket.place
  loop
    if step.most is not null and not take_from_bucket(md5(bot_id::text || step.who)::uuid, step.most) then
      waits_for := step.most;
      exit;
    end if;
  end loop;
  return next;
end $$;

revoke execute on function open_widget(text, text, text, jsonb), limit_of from public;
