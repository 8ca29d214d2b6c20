-- Notes of the team about a conversation. No visitor and no model reads them.
create table notes (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  conversation_id uuid not null,
  author text,
  text text not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations (workspace_id, id) on delete cascade
);
create index notes_by_conversation on notes (workspace_id, conversation_id, id);
alter table notes enable row level security;
create policy tenant on notes to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert on notes to jawab_app;
alter table conversations add tags text[] not null default '{}';
create index conversations_tagged on conversations (workspace_id, last_message_at desc, id desc) where tags <> '{}';
