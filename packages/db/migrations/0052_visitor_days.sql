-- Messages that visitors of a bot sent in a day (UTC), for bots that limit them.
create table visitor_days (
  workspace_id uuid not null references workspaces on delete cascade,
  bot_id uuid not null,
  day date not null,
  messages integer not null,
  primary key (workspace_id, bot_id, day)
) with (fillfactor = 50);

alter table visitor_days enable row level security;
create policy tenant on visitor_days to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on visitor_days to jawab_app;

-- The question that a request with this key asks, so that a repetition after a lost process goes on with it.
alter table idempotency_keys add column question_id uuid not null default gen_random_uuid();
