-- Texts that the team sends often. A shortcut may have one text in each language.
create table saved_replies (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null default new_id(),
  shortcut text not null,
  text text not null,
  language text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, shortcut, language)
);
alter table saved_replies enable row level security;
create policy tenant on saved_replies to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on saved_replies to jawab_app;
