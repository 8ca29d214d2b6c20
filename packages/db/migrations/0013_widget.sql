-- The door of visitors: they have no token, only the public key of a bot.

-- Takes one request from a bucket that refills steadily; false when it is empty.
create function take_from_bucket(bucket uuid, per_minute integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  at timestamptz := clock_timestamp();
begin
  insert into rate_buckets as b values (bucket, per_minute - 1, at)
  on conflict on constraint rate_buckets_pkey do update set
    level = least(per_minute, b.level + per_minute * extract(epoch from at - b.filled_at) / 60) - 1,
    filled_at = at
  where least(per_minute, b.level + per_minute * extract(epoch from at - b.filled_at) / 60) >= 1;
  return found;
end $$;

-- Finds the bot of a public key and takes one request from the visitor's bucket and one from the bot's.
-- `visitor` is whatever tells visitors apart; it is only hashed.
create function open_widget(key text, visitor text, visitor_per_minute integer, bot_per_minute integer)
returns table (
  workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean,
  bot_id uuid, bot_name text, bot_language text, greeting text, allowed_origins text[], allowed boolean
)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  select b.workspace_id, w.name, w.plan, w.limits, w.egress_allowed, b.id, b.name, b.language, b.greeting,
         b.allowed_origins
  into workspace_id, workspace_name, plan, limits, egress_allowed, bot_id, bot_name, bot_language, greeting,
       allowed_origins
  from bots b join workspaces w on w.id = b.workspace_id
  where b.public_key = key;
  if not found then return; end if;
  allowed := take_from_bucket(md5(bot_id::text || '/' || visitor)::uuid, visitor_per_minute)
    and take_from_bucket(md5('widget/' || bot_id::text)::uuid, bot_per_minute);
  return next;
end $$;

-- Buckets nobody took from for an hour are full again anyway.
create function forget_buckets() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from rate_buckets where filled_at < now() - interval '1 hour'
$$;

revoke execute on function take_from_bucket, open_widget, forget_buckets from public;
