-- A UUID version 7 (RFC 9562): microseconds in `rand_a` where the clock has them, a counter at the head of `rand_b`.
-- Lists ordered by time and id keep the order of rows created within the same millisecond.
create or replace function new_id() returns uuid
language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  micros constant bigint := extract(epoch from clock_timestamp()) * 1000000;
  head constant integer := 28672 | ((micros % 1000) * 4096 / 1000)::integer;
  turn constant integer := (2147483648 | nextval('id_order')) - 4294967296;
begin
  return encode(
    substring(int8send(micros / 1000) from 3) || substring(int4send(head) from 3) || int4send(turn)
      || substring(uuid_send(gen_random_uuid()) from 13),
    'hex')::uuid;
end $$;
