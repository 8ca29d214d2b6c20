-- How often a workspace tried its bots each day (UTC): tries are answered like questions, but spend no quota.
create table tries (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  count integer not null,
  primary key (workspace_id, day)
) with (fillfactor = 50);

alter table tries enable row level security;
create policy tenant on tries to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update on tries to jawab_app;
