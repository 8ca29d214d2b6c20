-- A UUID version 7 (RFC 9562) with microseconds in `rand_a`, so that lists ordered by time and id keep the order of rows
-- created within the same millisecond. Where the clock counts milliseconds only, `id_order` counts within each of them, and
-- shows nobody how many ids there are.
create or replace function new_id() returns uuid
language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  at constant timestamptz := clock_timestamp();
  micros constant bigint := extract(epoch from at) * 1000000;
  millis constant bigint := micros / 1000;
  step bigint := micros % 1000 * 4096 / 1000;
begin
  if micros % 1000 = 0 then
    step := nextval('id_order') - millis * 4096;
    if step not between 0 and 4095 then
      step := 0;
      perform setval('id_order', millis * 4096);
    end if;
  else
    while clock_timestamp() = at loop null; end loop;
  end if;
  return encode(
    substring(int8send(millis) from 3) || substring(int4send(28672 | step::integer) from 3)
      || substring(uuid_send(gen_random_uuid()) from 9),
    'hex')::uuid;
end $$;
