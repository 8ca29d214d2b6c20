-- Wishes that agents could not fulfil, one row for each: `key` has its words, without case and punctuation.
create table missing_reports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  key text not null,
  bot_id uuid,
  wanted text not null,
  operation text,
  count integer not null default 1,
  reported_by text,
  first_reported_at timestamp(3) with time zone not null default now(),
  last_reported_at timestamp(3) with time zone not null default now(),
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, bot_id, key)
);
create index missing_reports_age on missing_reports (last_reported_at);
alter table missing_reports enable row level security;
create policy tenant on missing_reports to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on missing_reports to jawab_app;
