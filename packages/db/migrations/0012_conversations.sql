-- Bots get their public side, replies their visitors' judgement, and unanswered questions what a person made of them.

-- Opens the visitors' surface of one bot; no secret, but not to be guessed either (122 random bits).
create function new_public_key() returns text
language sql volatile as $$ select 'pub_' || translate(gen_random_uuid()::text, '-', '') $$;

alter table bots
  add column public_key text not null default new_public_key() unique,
  -- Origins whose pages may show the bot; none: only the service's own host.
  add column allowed_origins text[] not null default '{}';

alter table messages add column feedback_comment text;

create index messages_unanswered on messages (workspace_id, created_at desc) where answered = false;

-- The question as it was asked stands here, not its group: how questions are grouped may change.
create table resolved_questions (
  workspace_id uuid not null,
  -- The visitor's message that was resolved.
  message_id uuid not null,
  bot_id uuid not null,
  question text not null,
  language text,
  -- Nobody wants to hear of it again. Else it was answered, and counts again when it stays unanswered after that.
  dismissed boolean not null,
  document_id uuid,
  resolved_at timestamptz(3) not null default now(),
  primary key (workspace_id, message_id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index resolved_questions_by_bot on resolved_questions (workspace_id, bot_id);

alter table resolved_questions enable row level security;
create policy tenant on resolved_questions to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on resolved_questions to jawab_app;
