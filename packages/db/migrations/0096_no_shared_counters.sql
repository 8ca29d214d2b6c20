-- Ids and cursors no longer show how much the whole installation has done. `id_order` orders ids within one millisecond of a
-- coarse clock (functions/new_id.sql), and events are numbered for each workspace. Numbers of a workspace that exists
-- already continue after the last shared one, so that every cursor stays valid.
alter sequence id_order maxvalue 9223372036854775807 no cycle;
grant update on sequence id_order to jawab_app;

create table event_counters (
  workspace_id uuid primary key references workspaces on delete cascade,
  last bigint not null
);
alter table event_counters enable row level security;
create policy tenant on event_counters to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select on event_counters to jawab_app;

insert into event_counters (workspace_id, last) select w.id, s.last_value from workspaces w, event_seq s;
drop sequence event_seq;
