-- Ids that sort by the moment they were made: UUID version 7 (RFC 9562) with the microseconds in `rand_a`, where the clock has
-- them, and a counter at the head of `rand_b`, where it has not. Lists that are ordered by time and then by id keep the order
-- of what happened within the same millisecond.
create sequence id_order minvalue 0 maxvalue 1073741823 cycle;
grant usage on sequence id_order to jawab_app;

create function new_id() returns uuid
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

alter table bots alter column id set default new_id();
alter table documents alter column id set default new_id();
alter table conversations alter column id set default new_id();
alter table messages alter column id set default new_id();
alter table leads alter column id set default new_id();
alter table test_cases alter column id set default new_id();
alter table test_runs alter column id set default new_id();
alter table events alter column id set default new_id();
alter table webhooks alter column id set default new_id();
alter table deliveries alter column id set default new_id();
alter table crawls alter column id set default new_id();
