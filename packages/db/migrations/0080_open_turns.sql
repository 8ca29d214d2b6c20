-- The processes that run on this database, so that another one notices when one of them dies. On one machine, a dead process
-- is known by its pid and start; elsewhere by its silence. Their rows are no workspace's.
create table processes (
  id uuid primary key,
  machine text,
  pid integer not null,
  started text,
  beat_at timestamptz(3) not null default now()
) with (fillfactor = 50);
grant select on processes to jawab_app;

-- Questions that a process answers now, with the text of long answers so far. The statement that stores a reply deletes its row.
create table open_turns (
  workspace_id uuid not null,
  question_id uuid not null,
  conversation_id uuid not null,
  reply_id uuid not null,
  process_id uuid not null,
  content text not null default '',
  language text,
  began_at timestamptz(3) not null default now(),
  primary key (workspace_id, question_id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
alter table open_turns enable row level security;
create policy tenant on open_turns to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on open_turns to jawab_app;

-- The process that answers the request of a key. A claim ends with its process.
alter table idempotency_keys add column process_id uuid;
