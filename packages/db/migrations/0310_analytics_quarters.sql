-- The counts of a UTC day, by quarter of an hour, bot, channel and language of the message, so that days of any time zone are
-- summed from them. `conversations` are those whose visitor wrote in that quarter.
create table analytics_quarters (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  at timestamptz(3) not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  messages integer not null,
  answered integer not null,
  unsure integer not null,
  unanswered integer not null,
  up integer not null,
  down integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  conversations uuid[] not null,
  primary key (workspace_id, day, at, bot_id, channel, language)
);
alter table analytics_quarters enable row level security;
create policy tenant on analytics_quarters to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on analytics_quarters to jawab_app;

-- The 1,000 most frequent questions of a counted UTC day, by meaning. `last_id` is the newest of them.
create table analytics_asked (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  last_at timestamptz(3) not null,
  last_id uuid not null,
  primary key (workspace_id, day, bot_id, channel, language, key)
);
create index analytics_asked_by_key on analytics_asked (workspace_id, key, day desc);
alter table analytics_asked enable row level security;
create policy tenant on analytics_asked to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on analytics_asked to jawab_app;

-- Times of people are read from their messages, which are few.
create index messages_of_people on messages (workspace_id, created_at) where author = 'human';

-- Only the version before reads these, with count_messages(). Without rows, it counts from the messages.
delete from analytics_counts;
delete from analytics_questions;
-- due_days() and count_day() are in their place. A worker of the version before leaves its job to one of this version.
drop function if exists days_to_roll_up(uuid, timestamptz), roll_up_day(uuid, date);
