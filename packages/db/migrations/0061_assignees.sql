-- Who works on a conversation, and the name under which a person replied.
alter table conversations add column assignee_id uuid;
alter table conversations add constraint conversations_assignee_fkey
  foreign key (workspace_id, assignee_id) references members (workspace_id, user_id) on delete set null (assignee_id);
create index conversations_by_assignee on conversations (workspace_id, assignee_id, last_message_at desc, id desc)
  where assignee_id is not null;

alter table messages add column author_name text;
