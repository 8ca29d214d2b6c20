-- Deleted records that can be restored for 30 days. Their rows are gone from their own tables, so no statement can read them by mistake.
create table deletions (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  kind text not null,
  record_id text not null,
  bot_id uuid,
  -- The visitor's session, of a conversation and a lead.
  session_id text,
  deleted_at timestamp(3) with time zone not null default now(),
  primary key (workspace_id, id)
);
create index deletions_by_record on deletions (workspace_id, kind, record_id);
create index deletions_age on deletions (deleted_at);
alter table deletions enable row level security;
create policy tenant on deletions to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on deletions to jawab_app;

-- The rows of a deletion, as JSON, with the table that they came from.
create table deleted_rows (
  workspace_id uuid not null,
  deletion_id uuid not null,
  id uuid not null default new_id(),
  source text not null,
  content jsonb not null,
  primary key (workspace_id, deletion_id, id),
  foreign key (workspace_id, deletion_id) references deletions on delete cascade
);
alter table deleted_rows enable row level security;
create policy tenant on deleted_rows to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on deleted_rows to jawab_app;
