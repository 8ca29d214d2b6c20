-- Messages of visitors by channel, on each counted day: {"widget": 12, "voice": 3}.
alter table analytics_days add column channels jsonb not null default '{}';

-- Days that were counted without channels are counted again. Until then, they are read from their messages.
insert into analytics_changes (workspace_id, day, change)
select distinct workspace_id, day, pg_current_xact_id() from analytics_days
on conflict do nothing;
