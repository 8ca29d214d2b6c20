-- Finds the bot of a public key and takes one request from the rate buckets of the address, the session and the bot.
-- `waits_for` is null, or the requests a minute of the first empty bucket. `address_waits` is true if that is the bucket of
-- the address. Every request of every visitor starts here.
-- `origin` is that of a page of another host, else null. One that the bot does not allow is `refused` before it takes from
-- the buckets of the session and the bot, so that foreign pages cannot empty them.
-- Address and session are only hashed. `plan_limits` has the limits of each plan.
create or replace function open_widget(key text, session text, address text, origin text, plan_limits jsonb)
returns table (
  workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], bot_id uuid,
  speech_forms jsonb, refused boolean, waits_for integer, address_waits boolean
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  at timestamptz := clock_timestamp();
  of_plan jsonb;
  most integer;
begin
  select b.workspace_id, w.name, w.plan, w.limits, w.egress_allowed, w.redact, b.id, b.speech_forms,
         origin is not null and not origin_allowed(origin, b.allowed_origins),
         (plan_limits -> w.plan) || coalesce(w.limits, '{}')
  into workspace_id, workspace_name, plan, limits, egress_allowed, redact, bot_id, speech_forms, refused, of_plan
  from answering_bots() b join workspaces w on w.id = b.workspace_id
  where b.public_key = key;
  if not found then return; end if;
  address_waits := false;

  most := of_plan ->> 'addressRequestsPerMinute';
  if most is not null then
    insert into rate_buckets as b values (md5(bot_id::text || '/address/' || address)::uuid, most - 1, at)
    on conflict on constraint rate_buckets_pkey do update set
      level = least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) - 1, filled_at = at
    where least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) >= 1;
    if not found then waits_for := most; address_waits := true; return next; return; end if;
  end if;
  if refused then return next; return; end if;

  most := of_plan ->> 'visitorRequestsPerMinute';
  if session is not null and most is not null then
    insert into rate_buckets as b values (md5(bot_id::text || '/session/' || session)::uuid, most - 1, at)
    on conflict on constraint rate_buckets_pkey do update set
      level = least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) - 1, filled_at = at
    where least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) >= 1;
    if not found then waits_for := most; return next; return; end if;
  end if;

  most := of_plan ->> 'botRequestsPerMinute';
  if most is not null then
    insert into rate_buckets as b values (md5(bot_id::text || '/bot')::uuid, most - 1, at)
    on conflict on constraint rate_buckets_pkey do update set
      level = least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) - 1, filled_at = at
    where least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) >= 1;
    if not found then waits_for := most; end if;
  end if;
  return next;
end $$;

revoke execute on function open_widget from public;
grant execute on function open_widget to jawab_app;
