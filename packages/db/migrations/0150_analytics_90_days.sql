-- Days are counted for the longest window, 90 days. The sums of questions tell the newest 30 of them apart, because that is
-- the window most people ask for: one of 30 days must not take the other 60 out again.
alter table analytics_days add column is_recent boolean not null default false;
alter table question_totals
  add column recent integer not null default 0,
  add column recent_answered integer not null default 0;
create index question_totals_recent on question_totals (workspace_id, scope, recent desc, key) include (recent_answered)
  where recent > 0;

-- A counted day knew sessions of the 29 days before; it needs 89. Until it is counted again, it is read from its messages.
insert into analytics_changes (workspace_id, day, change)
select distinct workspace_id, day, pg_current_xact_id() from analytics_days
on conflict do nothing;
