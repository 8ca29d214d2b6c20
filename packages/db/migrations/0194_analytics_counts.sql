-- The counts of a UTC day, by bot, channel and language. Replies are counted in the language ''. `conversations` are those whose visitor
-- wrote on that day, each in one row. The table before, analytics_days, stays empty for the version that reads it, and wording_key stays.
create table analytics_counts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  day date not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  messages integer not null,
  judged integer not null,
  unanswered integer not null,
  up integer not null,
  down integer not null,
  conversations uuid[] not null,
  primary key (workspace_id, day, bot_id, channel, language)
);
alter table analytics_counts enable row level security;
create policy tenant on analytics_counts to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on analytics_counts to jawab_app;

delete from analytics_days;
delete from analytics_questions;
drop function roll_up_day(uuid, date, timestamptz);
drop function days_to_roll_up(uuid, timestamptz, integer);
drop function days_after(messages);
drop function forget_days(uuid, date);
