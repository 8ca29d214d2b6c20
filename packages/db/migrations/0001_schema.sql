-- The tables of Jawab. Functions, with their triggers, are in packages/db/functions.
-- Keys of every table with data of a workspace start with workspace_id. Row-level security shows the role jawab_app, which each
-- transaction of a workspace takes, the rows of that workspace alone.

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
create schema auth;
create schema mastra;

-- Orders ids within one millisecond of a coarse clock; see functions/new_id.sql.
create sequence id_order minvalue 0 maxvalue 9223372036854775807;
grant usage, update on sequence id_order to jawab_app;

-- === The installation ===

-- Facts about one installation: a check of its key, its demo workspace, the oldest generation that works with the schema.
-- Only system statements read it.
create table installation (
  name text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);

-- The processes that run on this database, so that another one notices when one of them dies. On one machine, a dead process
-- is known by its pid and start, elsewhere by its silence.
create table processes (
  id uuid primary key,
  machine text,
  pid integer not null,
  started text,
  beat_at timestamptz(3) not null default now()
) with (fillfactor = 50);
grant select on processes to jawab_app;

-- One row for each running worker. `id` is the value that graphile_worker writes into locked_by.
create table worker_heartbeats (
  id text primary key,
  started_at timestamptz(3) not null default now(),
  beat_at timestamptz(3) not null default now()
) with (fillfactor = 50);

-- Not logged: a crash fills every bucket, and a counter that waits for the disk would cost more than the request.
create unlogged table rate_buckets (
  token_id uuid primary key,
  level double precision not null,
  filled_at timestamptz not null
) with (fillfactor = 50);

-- === People and their sessions ===
-- The tables are better-auth's, in a schema that the role of workspaces cannot read. Columns are in snake_case here and in
-- camelCase there.

create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- In lower case.
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table auth.session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" on delete cascade,
  -- The cookie also has a signature, so a row alone opens nothing.
  token text not null unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null
);
create index session_by_user on auth.session (user_id);

create table auth.account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null
);
create index account_by_user on auth.account (user_id);

create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verification_by_identifier on auth.verification (identifier);

-- === Workspaces and who works in them ===

create table workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  plan text not null,
  limits jsonb not null default '{}',
  default_bot_id uuid,
  egress_allowed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- After how many minutes without a reply the team gets a mail; null: never.
  escalate_minutes integer default 5 check (escalate_minutes between 1 and 1440)
);

-- The one-time code of the first owner. Its row exists until somebody used the code.
create table auth.setup (
  is_only boolean primary key default true check (is_only),
  code_hash bytea not null,
  -- The new owner also owns this workspace.
  demo_workspace uuid references workspaces on delete set null,
  -- Set while somebody uses the code.
  claimed_at timestamptz(3)
);

create table members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  -- Copies of the person's, because a workspace cannot read the people of others. A trigger keeps them up to date.
  name text not null,
  email text not null,
  role text not null check (role in ('viewer', 'support', 'editor', 'admin', 'owner')),
  joined_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3),
  -- How the person wants to learn that a visitor waits, and in which language; null: the default.
  alerts jsonb,
  language text,
  primary key (workspace_id, user_id)
);
create index members_by_user on members (user_id);

create table invitations (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  email text not null,
  role text not null check (role in ('viewer', 'support', 'editor', 'admin', 'owner')),
  token_hash bytea not null unique,
  invited_by text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Whoever opens the link of a mail has proved the address.
  mailed boolean not null default false,
  primary key (workspace_id, id),
  unique (workspace_id, email)
);

-- Browsers of members that take push messages.
create table push_subscriptions (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, endpoint),
  foreign key (workspace_id, user_id) references members on delete cascade
);

-- Programs that registered themselves. One that nobody connects is deleted after a day.
create table oauth_clients (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  -- A hash of the network it registered from.
  network text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index oauth_clients_by_network on oauth_clients (network, created_at);

-- The access that a member gave to a program. It begins with a code that the program redeems within a minute. It ends with the
-- membership, and with it all of its tokens.
create table connections (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  user_id uuid not null,
  client_id text not null,
  client_name text not null,
  client_host text not null,
  redirect_uri text not null,
  -- The MCP address its tokens are for, such as /mcp/read.
  resource text not null,
  scopes text[] not null,
  bots uuid[],
  code_hash bytea not null unique,
  code_challenge text not null,
  code_expires_at timestamptz(3) not null,
  redeemed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references members on delete cascade
);
create index connections_by_member on connections (workspace_id, user_id);

-- Each is used once. A used one still gets the same answer for a minute.
create table refresh_tokens (
  workspace_id uuid not null,
  hash bytea not null unique,
  connection_id uuid not null,
  created_at timestamptz(3) not null default now(),
  rotated_at timestamptz(3),
  primary key (workspace_id, hash),
  foreign key (workspace_id, connection_id) references connections on delete cascade
);
create index refresh_tokens_by_connection on refresh_tokens (workspace_id, connection_id);

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
  -- A token of a connection is for one MCP address. An API token has neither.
  connection_id uuid,
  resource text,
  primary key (workspace_id, id),
  foreign key (workspace_id, connection_id) references connections on delete cascade,
  constraint tokens_resource_check check ((connection_id is null) = (resource is null))
);
create index tokens_by_connection on tokens (workspace_id, connection_id) where connection_id is not null;

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
  -- The question that the request asks, so that a repetition after a lost process goes on with it.
  question_id uuid not null default gen_random_uuid(),
  -- The process that answers the request. A claim ends with its process.
  process_id uuid,
  -- The record that the request changed, as "document 01a2…". It is written in the transaction of the change, so a repetition
  -- knows that the change is done if the process died before it stored the answer.
  changed text,
  primary key (workspace_id, token_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table usage (
  workspace_id uuid not null references workspaces on delete cascade,
  -- First day of the calendar month, UTC.
  month date not null,
  messages integer not null default 0,
  primary key (workspace_id, month)
) with (fillfactor = 50);

-- How often a workspace tried its bots each day (UTC). Tries are answered like questions, but spend no quota.
create table tries (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  count integer not null,
  primary key (workspace_id, day)
) with (fillfactor = 50);

-- The audit log: one row for each change by a principal, written in the transaction of the change. It is append-only. Housekeeping
-- deletes rows after 400 days.
create table audit_events (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  at timestamptz(3) not null default now(),
  actor_kind text not null,
  actor_id text,
  actor_name text,
  -- Where the call came from: a channel, or the command line.
  surface text not null,
  operation text not null,
  target_kind text not null,
  target_id text not null,
  outcome text not null default 'done',
  primary key (workspace_id, id)
);
create index audit_events_age on audit_events (at);
-- Finds the last change of a record, which its ETag names.
create index audit_events_target on audit_events (workspace_id, target_kind, target_id, id);

-- Recent changes, for those who wait for them: open message streams, running answers and dashboards. There is one row for each
-- record and transaction. `change` is the transaction, so a reader that compares snapshots sees each change once, in whichever
-- order transactions end. Housekeeping deletes rows after an hour. There is no foreign key, because a row outlives its record.
create table changes (
  workspace_id uuid not null,
  change xid8 not null default pg_current_xact_id(),
  kind text not null,
  -- The id as the API has it: of a conversation, that of its session.
  id text not null,
  bot_id uuid,
  at timestamptz(3) not null default now(),
  primary key (workspace_id, change, kind, id)
);
create index changes_in_order on changes (change);

-- === Bots and their test cases ===

create table bots (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  name text not null,
  language text not null default 'en',
  instructions text,
  greeting text,
  handoff_message text,
  created_at timestamptz(3) not null default now(),
  public_key text not null default new_public_key() unique,
  -- Origins whose pages may show the bot; none: only the service's own host.
  allowed_origins text[] not null default '{}',
  -- How the bot speaks politely where a language has several ways: {"th": "khrap", "vi": "em"}.
  speech_forms jsonb not null default '{}',
  -- Null here and in lead_form: the defaults of the code.
  theme jsonb,
  suggestions jsonb not null default '{}',
  lead_form jsonb,
  handoff_hours jsonb,
  history text not null default 'tab' check (history in ('tab', 'device')),
  hosted_page boolean not null default true,
  visitor_messages_per_day integer check (visitor_messages_per_day > 0),
  test_schedule text not null default 'never' check (test_schedule in ('never', 'daily', 'weekly')),
  tests_due_at timestamptz(3),
  -- {"enabled": true, "autoplay": true, "voices": {"hi": "Kore"}}; null: the defaults.
  voice jsonb,
  -- own: a chat model answers in its own words. document: it only chooses sentences of the documents.
  wording text not null default 'own' check (wording in ('own', 'document')),
  -- An archived bot keeps everything and answers nobody. Null: it answers.
  archived_at timestamptz(3),
  primary key (workspace_id, id)
);
create index bots_with_tests_due on bots (tests_due_at) where tests_due_at is not null;

-- Questions that an owner tries a bot with.
create table test_cases (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  bot_id uuid not null,
  question text not null,
  language text,
  expected_document_id uuid,
  expected_answer text,
  -- True if the bot should say that it does not know.
  expect_unanswered boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- Any of them may be cited.
  expected_document_ids uuid[] not null default '{}',
  must_not_say text[] not null default '{}',
  asked_before text[] not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index test_cases_by_bot on test_cases (workspace_id, bot_id, created_at desc, id desc);

create table test_runs (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  bot_id uuid not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  total integer not null,
  passed integer not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- True if the bot answers from drafts too, as it will when they are published.
  drafts boolean not null default false,
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index test_runs_by_bot on test_runs (workspace_id, bot_id, created_at desc);
create unique index test_runs_one_at_a_time on test_runs (workspace_id, bot_id) where status in ('queued', 'running');

create table test_results (
  workspace_id uuid not null,
  run_id uuid not null,
  -- No foreign key: results outlive their case.
  case_id uuid not null,
  question text not null,
  passed boolean not null,
  reasons text[] not null,
  answered boolean,
  language text not null,
  answer text not null,
  sources jsonb not null,
  -- The run of the agent, if a model was asked.
  trace_id text,
  primary key (workspace_id, run_id, case_id),
  foreign key (workspace_id, run_id) references test_runs on delete cascade
);

-- === Knowledge ===

-- One crawl of a site. Its progress can be read from its documents.
create table crawls (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  bot_id uuid,
  url text not null,
  max_pages integer not null,
  -- The pages it took so far. `kind` is known once the address was read.
  pages integer not null default 0,
  kind text check (kind in ('sitemap', 'section')),
  status text not null default 'queued' check (status in ('queued', 'running', 'failed')),
  error jsonb,
  created_at timestamptz(3) not null default now(),
  -- How its pages start: as drafts or published.
  publish text not null default 'published' check (publish in ('draft', 'published')),
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);

create table documents (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  bot_id uuid,
  title text not null,
  source_type text not null check (source_type in ('url', 'file', 'qa', 'snippet')),
  source_url text,
  -- The text that was sent, or that the last fetch found; null until then.
  content text,
  language text,
  status text not null default 'queued' check (status in ('queued', 'processing', 'ready', 'failed')),
  chunk_count integer not null default 0,
  error jsonb,
  -- Grows with each change: a job that began with an older one writes nothing.
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- How often a page is fetched again, and when next.
  refresh text not null default 'never' check (refresh in ('never', 'daily', 'weekly', 'monthly')),
  refresh_at timestamptz(3),
  -- How the server named the page that is indexed, to ask whether it changed.
  etag text,
  last_modified text,
  -- SHA-256 of the title and text that the passages were made of.
  indexed_hash text,
  -- The crawl that last reached it.
  crawl_id uuid,
  -- When it may be answered from. Passages of the others stay in the index, and every search leaves them out.
  valid_from timestamptz(3),
  valid_until timestamptz(3),
  archived boolean not null default false,
  publish text not null default 'published' check (publish in ('draft', 'published')),
  indexed_at timestamptz(3),
  gone_count integer not null default 0,
  -- The version of the rules by which it was cut into passages.
  chunker integer not null default 0,
  -- Losses when it was read, by code: [{"code": "hidden_parts_skipped", "count": 3}].
  warnings jsonb not null default '[]',
  -- The share of its letters that can be read; null if unknown.
  quality real check (quality between 0 and 1),
  -- The pages or slides of the original; null if it has none.
  page_count integer check (page_count > 0),
  -- While a scan is being read: the pages that were read.
  pages_read integer check (pages_read >= 0),
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
) with (fillfactor = 70);
create index documents_newest on documents (workspace_id, created_at desc, id desc);
create index documents_by_bot on documents (workspace_id, bot_id, created_at desc, id desc);
create index documents_due on documents (refresh_at) where refresh_at is not null;
create index documents_by_address on documents (workspace_id, md5(source_url)) where source_type = 'url';
create index documents_by_crawl on documents (workspace_id, crawl_id) where crawl_id is not null;
create index documents_withheld on documents (workspace_id)
  where archived or publish = 'draft' or valid_from is not null or valid_until is not null;
create index documents_by_status on documents (workspace_id, status, created_at desc, id desc);

-- A file as it was sent, kept until its text is indexed.
create table document_files (
  workspace_id uuid not null,
  document_id uuid not null,
  filename text not null,
  content_type text,
  bytes bytea storage external not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, document_id),
  foreign key (workspace_id, document_id) references documents on delete cascade
);

-- Passages of documents. Postings of terms (BM25), grams and vectors find them.
create table chunks (
  workspace_id uuid not null,
  id bigint generated always as identity,
  document_id uuid not null,
  -- The document's bot; null: shared by all bots.
  bot_id uuid,
  ordinal integer not null,
  heading text,
  text text not null,
  -- [start, end) in the document's text, UTF-16 units.
  start_offset integer not null,
  end_offset integer not null,
  language text,
  length integer not null,
  -- Keys of its postings, so that they can be deleted without an index of their own.
  terms bigint[] not null,
  grams integer[] not null,
  -- The version of the analyzer that made its terms. Passages of another version are analyzed again in the background.
  analyzer integer not null default 0,
  primary key (workspace_id, id),
  unique (workspace_id, document_id, ordinal),
  foreign key (workspace_id, document_id) references documents on delete cascade
) with (toast_tuple_target = 8160);

-- One row for each term and passage. `term` is the term's hash salted with the bot (functions/posting_salt.sql), so one range of the
-- index has exactly the terms of one bot. Frequency and length stay raw: the weight depends on the whole base.
create table postings (
  workspace_id uuid not null,
  term bigint not null,
  chunk_id bigint not null,
  frequency smallint not null,
  length smallint not null,
  primary key (workspace_id, term, chunk_id) include (frequency, length)
);

-- The model whose vectors answer the questions of a workspace. It is written with the first vectors, and changes only when all
-- passages have a vector of the new model.
create table vector_models (
  workspace_id uuid primary key references workspaces on delete cascade,
  model text not null,
  dimensions integer not null,
  serves_since timestamptz(3) not null default now()
);

-- No fixed dimensions: two models live side by side while a workspace is embedded again.
create table embeddings (
  workspace_id uuid not null,
  chunk_id bigint not null,
  model text not null,
  bot_id uuid,
  embedding halfvec not null,
  primary key (workspace_id, chunk_id, model),
  foreign key (workspace_id, chunk_id) references chunks on delete cascade
) with (toast_tuple_target = 8160);

-- The size of each base, written by the worker. Counters that concurrent ingestion keeps would be hot rows.
create table retrieval_statistics (
  workspace_id uuid not null references workspaces on delete cascade,
  -- The bot, or the zero UUID for the documents shared by all.
  scope uuid not null,
  chunks integer not null,
  length bigint not null,
  refreshed_at timestamptz(3) not null default now(),
  -- Its languages by number of passages, counted as passages are written.
  languages jsonb not null default '{}',
  primary key (workspace_id, scope)
);

-- Terms in a great part of a large base, as of the last count. They are too common to find passages by, so a question only weighs
-- them in passages that its rarer terms found.
create table frequent_terms (
  workspace_id uuid not null references workspaces on delete cascade,
  term bigint not null,
  postings integer not null,
  primary key (workspace_id, term)
);

-- The threshold of a base for each language of a question: below this confidence, the bot does not know.
create table calibrations (
  workspace_id uuid not null references workspaces on delete cascade,
  -- The bot, or the zero UUID for a search of the whole workspace.
  scope uuid not null,
  language text not null,
  line real not null,
  calibrated_at timestamptz(3) not null default now(),
  primary key (workspace_id, scope, language)
);

-- === Conversations ===

create table conversations (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  -- No foreign key: conversations outlive their bot.
  bot_id uuid not null,
  session_id text not null,
  channel text not null check (channel in ('api', 'mcp', 'widget', 'voice')),
  status text not null default 'open' check (status in ('open', 'handoff', 'closed')),
  language text,
  -- A reply language that the visitor asked for in words. It stays until another is asked for.
  requested_language text,
  message_count integer not null default 0,
  first_message_at timestamptz(3) not null default now(),
  last_message_at timestamptz(3) not null default now(),
  last_message text,
  -- When it last passed to a person, and the reply that did so: an event is written once for each.
  handoff_at timestamptz(3),
  handoff_reply uuid,
  assignee_id uuid,
  -- A conversation of a visitor can take place by voice too, so its channel does not say whose it is.
  of_visitor boolean not null default false,
  -- Since when somebody waits for a person; null after a person's message, and outside of handoffs.
  waiting_since timestamptz(3),
  -- When a person last typed, and their name. It is shown for some seconds.
  typing_at timestamptz(3),
  typing_name text,
  primary key (workspace_id, id),
  constraint conversations_assignee_fkey foreign key (workspace_id, assignee_id) references members on delete set null (assignee_id)
) with (fillfactor = 80);
create index conversations_newest on conversations (workspace_id, last_message_at desc, id desc);
create index conversations_handed_off on conversations (workspace_id, handoff_at) include (bot_id) where handoff_at is not null;
create index conversations_by_assignee on conversations (workspace_id, assignee_id, last_message_at desc, id desc)
  where assignee_id is not null;
create index conversations_by_status on conversations (workspace_id, status, last_message_at desc, id desc);
create index conversations_by_language on conversations (workspace_id, language collate "C", last_message_at desc, id desc);
create index conversations_by_channel on conversations (workspace_id, channel, last_message_at desc, id desc);
create index conversations_by_bot on conversations (workspace_id, bot_id, last_message_at desc, id desc);
-- Finds the conversations of a session with one bot and with any. Each turn writes to every index of the table.
create unique index conversations_by_session on conversations (workspace_id, session_id, bot_id, of_visitor);
create index conversations_waiting on conversations (workspace_id, waiting_since, id) where waiting_since is not null;

create table messages (
  workspace_id uuid not null,
  conversation_id uuid not null,
  -- Order inside the conversation, from 1.
  position integer not null,
  id uuid not null default new_id(),
  role text not null check (role in ('user', 'assistant')),
  author text not null check (author in ('bot', 'human', 'visitor')),
  content text not null,
  language text,
  answered boolean,
  interrupted boolean not null default false,
  sources jsonb not null default '[]',
  -- The question that a reply belongs to.
  reply_to uuid,
  feedback text check (feedback in ('up', 'down')),
  trace jsonb,
  -- Read under the lock of the conversation, as the position is: a list by position is also a list by time.
  created_at timestamptz(3) not null default clock_timestamp(),
  feedback_comment text,
  -- On replies to a question: a hash that questions of one meaning share.
  question_key bigint,
  author_name text,
  spoken boolean not null default false,
  -- The part of an interrupted reply that its visitor heard; null if it was not interrupted while it was spoken.
  heard text,
  -- The text as fold_text makes it comparable. Folding a text takes longer than searching it. The column has the expression
  -- itself, because functions are made after tables. ASCII needs no normalization, which is slow.
  folded text generated always as (
    case when octet_length(content) = length(content) then lower(content) else lower(normalize(content, NFKC)) end) stored,
  -- A message, the contact form that a visitor sent, or an act of a person.
  kind text not null default 'message' check (kind in ('message', 'form', 'status')),
  status text check (status in ('joined', 'closed')),
  primary key (workspace_id, conversation_id, "position"),
  unique (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);
create index messages_newest on messages (workspace_id, created_at desc);
create index messages_traced on messages (created_at) where trace is not null;
create index messages_unanswered on messages (workspace_id, created_at desc) where answered = false;
-- Questions that were answered with a hedge and choices are listed beside the unanswered ones.
create index messages_hedged on messages (workspace_id, created_at desc)
  where answered is null and trace ->> 'decision' = 'hedged';
create index messages_unanswered_in on messages (workspace_id, conversation_id) where answered = false;

-- Messages in the language of their reader, as the chat model wrote them once.
create table translations (
  workspace_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  language text not null,
  content text not null,
  primary key (workspace_id, conversation_id, message_id, language),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade
);

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

create table leads (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
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
  company text,
  folded text generated always as (lower(normalize(
    name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' '
      || session_id, NFKC))) stored,
  primary key (workspace_id, id),
  unique (workspace_id, bot_id, session_id)
);
create index leads_newest on leads (workspace_id, created_at desc, id desc);

-- Messages that visitors of a bot sent in a day (UTC), for bots that limit them.
create table visitor_days (
  workspace_id uuid not null references workspaces on delete cascade,
  bot_id uuid not null,
  day date not null,
  messages integer not null,
  primary key (workspace_id, bot_id, day)
) with (fillfactor = 50);

-- === Unanswered questions and groups of questions ===

-- It has the question as it was asked, not its group, because the grouping of questions may change.
create table resolved_questions (
  workspace_id uuid not null,
  -- The visitor's message that was resolved.
  message_id uuid not null,
  bot_id uuid not null,
  question text not null,
  language text,
  -- True if nobody wants to hear of it again. Otherwise it was answered, and counts again if it stays unanswered after that.
  dismissed boolean not null,
  document_id uuid,
  resolved_at timestamptz(3) not null default now(),
  question_key bigint,
  primary key (workspace_id, message_id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index resolved_questions_by_bot on resolved_questions (workspace_id, bot_id);

-- The group of a question's key, if an embedder found one. A key without a row is a group of its own. The vector is with the key
-- that gave the group its name.
create table question_groups (
  workspace_id uuid not null references workspaces on delete cascade,
  key bigint not null,
  group_key bigint not null,
  model text,
  embedding halfvec,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, key)
);
create index question_groups_founders on question_groups (workspace_id, model) where embedding is not null;
-- Keys that belong to another key's group, which analytics look for.
create index question_groups_members on question_groups (workspace_id, key) include (group_key) where group_key <> key;

-- The reply up to which the questions of a workspace were grouped.
create table question_grouping (
  workspace_id uuid primary key references workspaces on delete cascade,
  through timestamptz(3) not null
);

-- === Analytics ===
-- The worker counts each day that ended once. A transaction that changes a counted day also writes the change down. Until the
-- day is counted again, it is read from its messages, so a figure is never old.

-- The counts of a UTC day, by bot, channel and language. Replies are counted in the language ''. `conversations` are those whose
-- visitor wrote on that day, each in one row.
create table analytics_counts (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  messages integer not null,
  judged integer not null,
  unanswered integer not null,
  up integer not null,
  down integer not null,
  conversations uuid[] not null,
  primary key (workspace_id, day, bot_id, channel, language)
);

-- The questions of a counted day by meaning. `last_id` is the newest of them.
create table analytics_questions (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  scope uuid not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  last_at timestamptz(3) not null,
  last_id uuid not null,
  primary key (workspace_id, day, scope, key)
);
-- Top questions are added up from the days of the window, first from those that were asked more than four times on a day.
create index analytics_questions_frequent on analytics_questions (workspace_id, day, scope) include (key, count) where count > 4;

-- Days that somebody changed. There is one row for each transaction, because a row that is already there may be about to go.
create table analytics_changes (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  change xid8 not null,
  primary key (workspace_id, day, change)
);

-- === Events and webhooks ===

-- Written in the transaction of their cause. One dispatcher numbers the committed ones, so a reader that goes on after the last
-- number it saw misses nothing.
create table events (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  -- Null until the dispatcher has seen it.
  seq bigint,
  event text not null,
  -- No foreign key: events outlive their bot.
  bot_id uuid,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
);
create unique index events_feed on events (workspace_id, seq);
create index events_waiting on events (created_at, id) where seq is null;
create index events_age on events (created_at);
create index events_by_time on events (workspace_id, created_at);

-- The last number of each workspace.
create table event_counters (
  workspace_id uuid primary key references workspaces on delete cascade,
  last bigint not null
);

create table webhooks (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  -- Null: all bots. No foreign key: a deleted bot leaves its webhooks disabled.
  bot_id uuid,
  url text not null,
  events text[] not null,
  enabled boolean not null default true,
  retry text not null default 'none' check (retry in ('none', 'standard')),
  -- Sealed. It signs from active_at on; until previous_until, the previous secret signs too.
  secret text not null,
  active_at timestamptz(3) not null default now(),
  previous_secret text,
  previous_until timestamptz(3),
  last_delivery jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
) with (fillfactor = 70);
create index webhooks_newest on webhooks (workspace_id, created_at desc, id desc);

-- One row for each attempt: a retry and a redelivery are rows of their own.
create table deliveries (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  webhook_id uuid not null,
  -- No foreign key: a test is not an event of the feed.
  event_id uuid not null,
  event text not null,
  data jsonb not null,
  happened_at timestamptz(3) not null,
  attempt integer not null default 1,
  reason text not null default 'event' check (reason in ('event', 'retry', 'test', 'redelivery')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'delivered', 'failed', 'lost', 'cancelled')),
  created_at timestamptz(3) not null default now(),
  due_at timestamptz not null default now(),
  sent_at timestamptz(3),
  -- The bytes that were signed and sent.
  body text,
  response_status integer,
  latency_ms integer,
  response text,
  error jsonb,
  -- The process that sends it, so that it is free as soon as that process is known to be dead.
  process_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, webhook_id) references webhooks on delete cascade
) with (fillfactor = 70);
create index deliveries_newest on deliveries (workspace_id, webhook_id, created_at desc, id desc);
create index deliveries_waiting on deliveries (webhook_id, due_at, id) where status = 'queued';
create index deliveries_under_way on deliveries (webhook_id) where status = 'sending';
create index deliveries_age on deliveries (created_at);

-- === Exports ===

-- Zip files in parts of at most 1 MiB, so that any process can send them and none holds one in memory.
create table exports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  records bigint,
  bytes bigint,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (workspace_id, id)
);
create unique index exports_one_at_a_time on exports (workspace_id) where status = 'queued';
create index exports_age on exports (created_at);

create table export_parts (
  workspace_id uuid not null,
  export_id uuid not null,
  ordinal integer not null,
  bytes bytea storage external not null,
  primary key (workspace_id, export_id, ordinal),
  foreign key (workspace_id, export_id) references exports on delete cascade
);

-- === Runs of agents and their scores ===
-- In tables of the agent framework's own store (@mastra/pg), with those of its indexes that are needed. They have ids, times,
-- counts and scores only, no text of a visitor or of a business. They are created here, so that no server needs the right to
-- create tables and several can start at once. The request role cannot read this schema.

create table mastra.mastra_ai_spans (
  "traceId" text not null,
  "spanId" text not null,
  name text not null,
  "spanType" text not null,
  "isEvent" boolean not null,
  "startedAt" timestamp not null,
  "parentSpanId" text,
  "entityType" text,
  "entityId" text,
  "entityName" text,
  "parentEntityType" text,
  "parentEntityId" text,
  "parentEntityName" text,
  "rootEntityType" text,
  "rootEntityId" text,
  "rootEntityName" text,
  "userId" text,
  "organizationId" text,
  "resourceId" text,
  "runId" text,
  "sessionId" text,
  "threadId" text,
  "requestId" text,
  environment text,
  "serviceName" text,
  scope jsonb,
  "entityVersionId" text,
  "parentEntityVersionId" text,
  "rootEntityVersionId" text,
  "experimentId" text,
  source text,
  metadata jsonb,
  tags jsonb,
  attributes jsonb,
  links jsonb,
  input jsonb,
  output jsonb,
  error jsonb,
  "endedAt" timestamp,
  "requestContext" jsonb,
  "createdAt" timestamp not null default now(),
  "updatedAt" timestamp,
  "startedAtZ" timestamptz default now(),
  "endedAtZ" timestamptz default now(),
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now(),
  constraint mastra_mastra_ai_spans_traceid_spanid_pk primary key ("traceId", "spanId")
);
create index mastra_mastra_ai_spans_root_spans_idx on mastra.mastra_ai_spans ("startedAt" desc) where "parentSpanId" is null;
create index mastra_mastra_spans_retention_idx on mastra.mastra_ai_spans ("startedAtZ");

create table mastra.mastra_scorers (
  id text primary key,
  "scorerId" text not null,
  "traceId" text,
  "spanId" text,
  "runId" text not null,
  scorer jsonb not null,
  "preprocessStepResult" jsonb,
  "extractStepResult" jsonb,
  "analyzeStepResult" jsonb,
  score double precision not null,
  reason text,
  metadata jsonb,
  "preprocessPrompt" text,
  "extractPrompt" text,
  "generateScorePrompt" text,
  "generateReasonPrompt" text,
  "analyzePrompt" text,
  "reasonPrompt" text,
  input jsonb not null,
  output jsonb not null,
  "additionalContext" jsonb,
  "requestContext" jsonb,
  "entityType" text,
  entity jsonb,
  "entityId" text,
  source text not null,
  "resourceId" text,
  "threadId" text,
  "organizationId" text,
  "projectId" text,
  "batchId" text,
  "datasetId" text,
  "datasetItemId" text,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now()
);
create index mastra_mastra_scores_trace_id_span_id_created_at_idx on mastra.mastra_scorers ("traceId", "spanId", "createdAt" desc);
create index mastra_mastra_scorers_retention_idx on mastra.mastra_scorers ("createdAtZ");

-- === Row-level security ===
-- Each start adds the policy of the owner (functions/guard_tables.sql).
do $$
declare
  guarded regclass;
begin
  for guarded in
    select attrelid from pg_attribute join pg_class c on c.oid = attrelid
    where attname = 'workspace_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s enable row level security', guarded);
    execute format(
      'create policy tenant on %s to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)', guarded);
    execute format('grant select, insert, update, delete on %s to jawab_app', guarded);
  end loop;
end $$;

alter table workspaces enable row level security;
create policy tenant on workspaces to jawab_app using (id = current_setting('jawab.workspace')::uuid);
grant select, update on workspaces to jawab_app;

revoke delete on tries from jawab_app;
-- Rows of these are only added.
revoke update, delete on audit_events, changes, translations from jawab_app;
revoke insert, update, delete on event_counters from jawab_app;
revoke update on export_parts from jawab_app;

-- A version whose tables came from other files would create them again here. This tells it not to start.
insert into installation (name, value) values ('oldest_generation', '2');
