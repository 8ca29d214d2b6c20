-- Nouns of the product. Every tenant table's keys start with workspace_id and are walled off by row-level security
-- for the role jawab_app, which every workspace transaction takes.

create extension if not exists vector;

do $$
begin
  if not exists (select from pg_roles where rolname = 'jawab_app') then
    create role jawab_app nologin;
  end if;
  execute format('grant jawab_app to %I', current_user);
exception when duplicate_object or unique_violation then null;
end $$;

grant usage on schema public to jawab_app;

create table workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  plan text not null,
  limits jsonb not null default '{}',
  default_bot_id uuid,
  egress_allowed boolean not null default false,
  created_at timestamptz(3) not null default now()
);

create table tokens (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  hash bytea not null unique,
  last4 text not null,
  scopes text[] not null,
  bots uuid[],
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  primary key (workspace_id, id)
);

-- Not logged: a crash fills every bucket, and a counter that waits for the disk would cost more than the request.
create unlogged table rate_buckets (
  token_id uuid primary key,
  level double precision not null,
  filled_at timestamptz not null
) with (fillfactor = 50);

create table bots (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  language text not null default 'en',
  instructions text,
  greeting text,
  handoff_message text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
);

create table documents (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  bot_id uuid,
  title text not null,
  source_type text not null check (source_type in ('url', 'file', 'qa', 'snippet')),
  source_url text,
  -- What was sent to be indexed, or what the last fetch found; null until then.
  content text,
  language text,
  status text not null default 'queued' check (status in ('queued', 'processing', 'ready', 'failed')),
  chunk_count integer not null default 0,
  error jsonb,
  -- Grows with each change: a job that began with an older one writes nothing.
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index documents_newest on documents (workspace_id, created_at desc, id desc);
create index documents_by_bot on documents (workspace_id, bot_id, created_at desc, id desc);

create table conversations (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- No foreign key: conversations outlive their bot.
  bot_id uuid not null,
  session_id text not null,
  channel text not null check (channel in ('api', 'mcp', 'widget', 'voice')),
  status text not null default 'open' check (status in ('open', 'handoff', 'closed')),
  language text,
  -- A reply language the visitor asked for in words; holds until another is asked for.
  requested_language text,
  message_count integer not null default 0,
  first_message_at timestamptz(3) not null default now(),
  last_message_at timestamptz(3) not null default now(),
  last_message text,
  -- When it last passed to a person.
  handoff_at timestamptz(3),
  primary key (workspace_id, id)
) with (fillfactor = 80);
create unique index conversations_by_session
  on conversations (workspace_id, bot_id, session_id, (channel = 'widget'));
create index conversations_session on conversations (workspace_id, session_id);
create index conversations_newest on conversations (workspace_id, last_message_at desc, id desc);

create table messages (
  workspace_id uuid not null,
  conversation_id uuid not null,
  -- Order inside the conversation, from 1.
  position integer not null,
  id uuid not null default gen_random_uuid(),
  role text not null check (role in ('user', 'assistant')),
  author text not null check (author in ('bot', 'human', 'visitor')),
  content text not null,
  language text,
  answered boolean,
  interrupted boolean not null default false,
  sources jsonb not null default '[]',
  -- The question a reply belongs to.
  reply_to uuid,
  feedback text check (feedback in ('up', 'down')),
  trace jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, conversation_id, position),
  unique (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index messages_newest on messages (workspace_id, created_at desc);

create table leads (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  bot_id uuid not null,
  session_id text not null,
  name text not null,
  email text not null,
  phone text,
  message text,
  intent_score integer not null default 0 check (intent_score between 0 and 100),
  intent_reasons text[] not null default '{}',
  language text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, bot_id, session_id)
);
create index leads_newest on leads (workspace_id, created_at desc, id desc);

create table usage (
  workspace_id uuid not null references workspaces on delete cascade,
  -- First day of the calendar month, UTC.
  month date not null,
  messages integer not null default 0,
  primary key (workspace_id, month)
) with (fillfactor = 50);

create table idempotency_keys (
  workspace_id uuid not null references workspaces on delete cascade,
  token_id uuid not null,
  key text not null,
  request_hash bytea not null,
  -- Null while the first request runs.
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, token_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'tokens', 'bots', 'documents', 'conversations', 'messages', 'leads', 'usage', 'idempotency_keys'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;

alter table workspaces enable row level security;
create policy tenant on workspaces to jawab_app using (id = current_setting('jawab.workspace')::uuid);
grant select, update on workspaces to jawab_app;
