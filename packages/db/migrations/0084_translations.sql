-- Messages in the language of who reads them, as the chat model wrote them once.
create table translations (
  workspace_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  language text not null,
  content text not null,
  primary key (workspace_id, conversation_id, message_id, language),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
alter table translations enable row level security;
create policy tenant on translations to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert on translations to jawab_app;
