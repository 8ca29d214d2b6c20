-- Takes one request from the rate bucket of a key. `remaining` is what is left, or what has come back if nothing was.
create or replace function take_request(key text, per_minute integer, out allowed boolean, out remaining double precision)
language plpgsql set search_path = pg_catalog, public as $$
declare
  at timestamptz := clock_timestamp();
  bucket uuid := md5(key)::uuid;
begin
  insert into rate_buckets as b values (bucket, per_minute - 1, at)
  on conflict on constraint rate_buckets_pkey do update set
    level = least(per_minute, b.level + per_minute * extract(epoch from at - b.filled_at) / 60) - 1,
    filled_at = at
  where least(per_minute, b.level + per_minute * extract(epoch from at - b.filled_at) / 60) >= 1
  returning level into remaining;
  allowed := found;
  if not allowed then
    select least(per_minute, b.level + per_minute * extract(epoch from at - b.filled_at) / 60)
    into remaining from rate_buckets b where b.token_id = bucket;
  end if;
end $$;

revoke execute on function take_request from public;
