-- The whole schema, written by `pnpm generate` from migrations/ and functions/. Nothing reads it.
-- b687a795a5bf1a8f43e4697560f3f745fab9cb3de54837924354f4bc11db8d30

create sequence id_order minvalue 0 maxvalue 9223372036854775807;

create table analytics_asked (
  workspace_id uuid not null,
  day date not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  last_at timestamp(3) with time zone not null,
  last_id uuid not null,
  constraint analytics_asked_pkey PRIMARY KEY (workspace_id, day, bot_id, channel, language, key),
  constraint analytics_asked_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table analytics_asked enable row level security;
alter table analytics_asked force row level security;
CREATE INDEX analytics_asked_by_key ON public.analytics_asked USING btree (workspace_id, key, day DESC);
create policy tenant on analytics_asked to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on analytics_asked to jawab_app;

create table analytics_changes (
  workspace_id uuid not null,
  day date not null,
  change xid8 not null,
  constraint analytics_changes_pkey PRIMARY KEY (workspace_id, day, change),
  constraint analytics_changes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table analytics_changes enable row level security;
alter table analytics_changes force row level security;
create policy tenant on analytics_changes to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on analytics_changes to jawab_app;

create table analytics_counts (
  workspace_id uuid not null,
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
  constraint analytics_counts_pkey PRIMARY KEY (workspace_id, day, bot_id, channel, language),
  constraint analytics_counts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table analytics_counts enable row level security;
alter table analytics_counts force row level security;
create policy tenant on analytics_counts to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on analytics_counts to jawab_app;

create table analytics_quarters (
  workspace_id uuid not null,
  day date not null,
  at timestamp(3) with time zone not null,
  bot_id uuid not null,
  channel text not null,
  language text not null,
  messages integer not null,
  answered integer not null,
  unsure integer not null,
  unanswered integer not null,
  up integer not null,
  down integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  conversations uuid[] not null,
  constraint analytics_quarters_pkey PRIMARY KEY (workspace_id, day, at, bot_id, channel, language),
  constraint analytics_quarters_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table analytics_quarters enable row level security;
alter table analytics_quarters force row level security;
create policy tenant on analytics_quarters to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on analytics_quarters to jawab_app;

create table analytics_questions (
  workspace_id uuid not null,
  day date not null,
  scope uuid not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  last_at timestamp(3) with time zone not null,
  last_id uuid not null,
  constraint analytics_questions_pkey PRIMARY KEY (workspace_id, day, scope, key),
  constraint analytics_questions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table analytics_questions enable row level security;
alter table analytics_questions force row level security;
CREATE INDEX analytics_questions_frequent ON public.analytics_questions USING btree (workspace_id, day, scope) INCLUDE (key, count) WHERE (count > 4);
create policy tenant on analytics_questions to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on analytics_questions to jawab_app;

create table attachments (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  message_id uuid not null,
  "position" bigint not null,
  provider_message text,
  kind text not null,
  name text not null,
  mime text not null,
  ref text,
  bytes bytea storage external,
  created_at timestamp(3) with time zone default now() not null,
  constraint attachments_pkey PRIMARY KEY (workspace_id, id),
  constraint attachments_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text, 'video'::text, 'file'::text]))),
  constraint attachments_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
alter table attachments enable row level security;
alter table attachments force row level security;
CREATE INDEX attachments_age ON public.attachments USING btree (created_at);
CREATE INDEX attachments_by_message ON public.attachments USING btree (workspace_id, message_id);
create policy tenant on attachments to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER attachment_changed AFTER UPDATE OF bytes ON public.attachments FOR EACH ROW EXECUTE FUNCTION message_part_changed();
grant delete, insert, select, update on attachments to jawab_app;

create table audit_events (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  at timestamp(3) with time zone default now() not null,
  actor_kind text not null,
  actor_id text,
  actor_name text,
  surface text not null,
  operation text not null,
  target_kind text not null,
  target_id text not null,
  outcome text default 'done'::text not null,
  count integer,
  changes jsonb,
  constraint audit_events_pkey PRIMARY KEY (workspace_id, id),
  constraint audit_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table audit_events enable row level security;
alter table audit_events force row level security;
CREATE INDEX audit_events_age ON public.audit_events USING btree (at);
CREATE INDEX audit_events_target ON public.audit_events USING btree (workspace_id, target_kind, target_id, id);
create policy tenant on audit_events to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant insert, select on audit_events to jawab_app;

create table auth."user" (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  email_verified boolean not null,
  image text,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  constraint user_pkey PRIMARY KEY (id),
  constraint user_email_key UNIQUE (email)
);
CREATE TRIGGER copy_person AFTER UPDATE OF name, email ON auth."user" FOR EACH ROW WHEN (((new.name <> old.name) OR (new.email <> old.email))) EXECUTE FUNCTION copy_person();

create table auth.account (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp(3) with time zone,
  refresh_token_expires_at timestamp(3) with time zone,
  scope text,
  password text,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX account_by_user ON auth.account USING btree (user_id);

create table auth.session (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp(3) with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX session_by_user ON auth.session USING btree (user_id);
CREATE TRIGGER limit_session BEFORE INSERT OR UPDATE ON auth.session FOR EACH ROW EXECUTE FUNCTION limit_session();

create table auth.setup (
  is_only boolean default true not null,
  code_hash bytea not null,
  demo_workspace uuid,
  claimed_at timestamp(3) with time zone,
  constraint setup_pkey PRIMARY KEY (is_only),
  constraint setup_demo_workspace_fkey FOREIGN KEY (demo_workspace) REFERENCES workspaces(id) ON DELETE SET NULL,
  constraint setup_is_only_check CHECK (is_only)
);

create table auth.verification (
  id uuid default gen_random_uuid() not null,
  identifier text not null,
  value text not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_by_identifier ON auth.verification USING btree (identifier);

create table bots (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  name text not null,
  language text default 'en'::text not null,
  instructions text,
  greeting text,
  handoff_message text,
  created_at timestamp(3) with time zone default now() not null,
  public_key text default new_public_key() not null,
  allowed_origins text[] default '{}'::text[] not null,
  speech_forms jsonb default '{}'::jsonb not null,
  theme jsonb,
  suggestions jsonb default '{}'::jsonb not null,
  lead_form jsonb,
  handoff_hours jsonb,
  history text default 'tab'::text not null,
  hosted_page boolean default true not null,
  visitor_messages_per_day integer,
  test_schedule text default 'never'::text not null,
  tests_due_at timestamp(3) with time zone,
  voice jsonb,
  wording text default 'own'::text not null,
  archived_at timestamp(3) with time zone,
  seasonal_greeting jsonb,
  identity_secret text,
  identity_previous_secret text,
  identity_previous_until timestamp(3) with time zone,
  ai_notice boolean default true not null,
  csat text default 'off'::text not null,
  attachments boolean default false not null,
  greetings jsonb default '{}'::jsonb not null,
  consent jsonb,
  logo bytea storage external,
  logo_type text,
  logo_version text,
  bubble jsonb,
  constraint bots_pkey PRIMARY KEY (workspace_id, id),
  constraint bots_csat_check CHECK ((csat = ANY (ARRAY['off'::text, 'on_close'::text]))),
  constraint bots_history_check CHECK ((history = ANY (ARRAY['tab'::text, 'device'::text]))),
  constraint bots_public_key_key UNIQUE (public_key),
  constraint bots_test_schedule_check CHECK ((test_schedule = ANY (ARRAY['never'::text, 'daily'::text, 'weekly'::text]))),
  constraint bots_visitor_messages_per_day_check CHECK ((visitor_messages_per_day > 0)),
  constraint bots_wording_check CHECK ((wording = ANY (ARRAY['own'::text, 'document'::text]))),
  constraint bots_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table bots enable row level security;
alter table bots force row level security;
CREATE INDEX bots_with_tests_due ON public.bots USING btree (tests_due_at) WHERE (tests_due_at IS NOT NULL);
create policy tenant on bots to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER bot_changed AFTER DELETE OR UPDATE ON public.bots FOR EACH ROW EXECUTE FUNCTION bot_changed();
grant delete, insert, select, update on bots to jawab_app;

create table calibrations (
  workspace_id uuid not null,
  scope uuid not null,
  language text not null,
  line real not null,
  calibrated_at timestamp(3) with time zone default now() not null,
  constraint calibrations_pkey PRIMARY KEY (workspace_id, scope, language),
  constraint calibrations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table calibrations enable row level security;
alter table calibrations force row level security;
create policy tenant on calibrations to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on calibrations to jawab_app;

create table changes (
  workspace_id uuid not null,
  change xid8 default pg_current_xact_id() not null,
  kind text not null,
  id text not null,
  bot_id uuid,
  at timestamp(3) with time zone default now() not null,
  constraint changes_pkey PRIMARY KEY (workspace_id, change, kind, id)
);
alter table changes enable row level security;
alter table changes force row level security;
CREATE INDEX changes_in_order ON public.changes USING btree (change);
create policy tenant on changes to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant insert, select on changes to jawab_app;

create table channel_addresses (
  workspace_id uuid not null,
  channel_id uuid not null,
  address text not null,
  contact_id uuid not null,
  constraint channel_addresses_pkey PRIMARY KEY (workspace_id, channel_id, address),
  constraint channel_addresses_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES channel_contacts(workspace_id, id) ON DELETE CASCADE
);
alter table channel_addresses enable row level security;
alter table channel_addresses force row level security;
CREATE INDEX channel_addresses_by_contact ON public.channel_addresses USING btree (workspace_id, contact_id);
create policy tenant on channel_addresses to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on channel_addresses to jawab_app;

create table channel_contacts (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  channel_id uuid not null,
  customer_id uuid not null,
  address text not null,
  conversation_id uuid,
  session_id text,
  last_message_at timestamp(3) with time zone,
  last_message text,
  reply_token text,
  reply_token_until timestamp(3) with time zone,
  is_blocked boolean default false not null,
  in_due_at timestamp(3) with time zone,
  in_held_by uuid,
  out_due_at timestamp(3) with time zone,
  out_held_by uuid,
  constraint channel_contacts_pkey PRIMARY KEY (workspace_id, id),
  constraint channel_contacts_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE,
  constraint channel_contacts_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customers(workspace_id, id) ON DELETE CASCADE
) with (fillfactor=60);
alter table channel_contacts enable row level security;
alter table channel_contacts force row level security;
CREATE INDEX channel_contacts_by_channel ON public.channel_contacts USING btree (workspace_id, channel_id);
CREATE INDEX channel_contacts_by_customer ON public.channel_contacts USING btree (workspace_id, customer_id);
CREATE INDEX channel_contacts_due_in ON public.channel_contacts USING btree (in_due_at) WHERE (in_due_at IS NOT NULL);
CREATE INDEX channel_contacts_due_out ON public.channel_contacts USING btree (out_due_at) WHERE (out_due_at IS NOT NULL);
CREATE INDEX channel_contacts_held_in ON public.channel_contacts USING btree (in_held_by) WHERE (in_held_by IS NOT NULL);
CREATE INDEX channel_contacts_held_out ON public.channel_contacts USING btree (out_held_by) WHERE (out_held_by IS NOT NULL);
create policy tenant on channel_contacts to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on channel_contacts to jawab_app;

create table channel_receipts (
  workspace_id uuid not null,
  channel_id uuid not null,
  event_id text not null,
  "position" bigint generated always as identity not null,
  contact_id uuid,
  at timestamp(3) with time zone not null,
  received_at timestamp(3) with time zone default clock_timestamp() not null,
  event jsonb,
  question_id uuid,
  constraint channel_receipts_pkey PRIMARY KEY (workspace_id, channel_id, event_id),
  constraint channel_receipts_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE,
  constraint channel_receipts_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES channel_contacts(workspace_id, id) ON DELETE SET NULL (contact_id)
);
alter table channel_receipts enable row level security;
alter table channel_receipts force row level security;
CREATE INDEX channel_receipts_by_contact ON public.channel_receipts USING btree (workspace_id, contact_id);
CREATE INDEX channel_receipts_oldest ON public.channel_receipts USING btree (received_at);
CREATE INDEX channel_receipts_open ON public.channel_receipts USING btree (workspace_id, contact_id) WHERE (event IS NOT NULL);
create policy tenant on channel_receipts to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on channel_receipts to jawab_app;

create table channels (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  kind text not null,
  bot_id uuid not null,
  name text not null,
  account_id text not null,
  account_name text not null,
  settings text not null,
  shown_settings jsonb not null,
  webhook_secret text not null,
  paused boolean default false not null,
  last_received_at timestamp(3) with time zone,
  last_sent_at timestamp(3) with time zone,
  last_error jsonb,
  failing_since timestamp(3) with time zone,
  renew_at timestamp(3) with time zone,
  poll_cursor text,
  polled_by uuid,
  created_at timestamp(3) with time zone default now() not null,
  key_ends_at timestamp(3) with time zone,
  constraint channels_pkey PRIMARY KEY (workspace_id, id),
  constraint channels_id_key UNIQUE (id),
  constraint channels_kind_account_id_key UNIQUE (kind, account_id),
  constraint channels_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE,
  constraint channels_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=70);
alter table channels enable row level security;
alter table channels force row level security;
CREATE INDEX channels_by_bot ON public.channels USING btree (workspace_id, bot_id);
create policy tenant on channels to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER channel_changed AFTER INSERT OR DELETE OR UPDATE OF bot_id, name, paused, failing_since, account_name, shown_settings ON public.channels FOR EACH ROW EXECUTE FUNCTION channel_changed();
grant delete, insert, select, update on channels to jawab_app;

create table chunks (
  workspace_id uuid not null,
  id bigint generated always as identity not null,
  document_id uuid not null,
  bot_id uuid,
  ordinal integer not null,
  heading text,
  text text not null,
  start_offset integer not null,
  end_offset integer not null,
  language text,
  length integer not null,
  terms bigint[] not null,
  grams integer[] not null,
  analyzer integer default 0 not null,
  constraint chunks_pkey PRIMARY KEY (workspace_id, id),
  constraint chunks_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE,
  constraint chunks_workspace_id_document_id_ordinal_key UNIQUE (workspace_id, document_id, ordinal)
) with (toast_tuple_target=8160);
alter table chunks enable row level security;
alter table chunks force row level security;
create policy tenant on chunks to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER chunks_deleted AFTER DELETE ON public.chunks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_postings();
grant delete, insert, select, update on chunks to jawab_app;

create table connections (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  user_id uuid not null,
  client_id text not null,
  client_name text not null,
  client_host text not null,
  redirect_uri text not null,
  resource text not null,
  scopes text[] not null,
  bots uuid[],
  code_hash bytea not null,
  code_challenge text not null,
  code_expires_at timestamp(3) with time zone not null,
  redeemed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  last_used_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  constraint connections_pkey PRIMARY KEY (workspace_id, id),
  constraint connections_code_hash_key UNIQUE (code_hash),
  constraint connections_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES members(workspace_id, user_id) ON DELETE CASCADE
);
alter table connections enable row level security;
alter table connections force row level security;
CREATE INDEX connections_by_member ON public.connections USING btree (workspace_id, user_id);
create policy tenant on connections to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on connections to jawab_app;

create table conversations (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid not null,
  session_id text not null,
  channel text not null,
  status text default 'open'::text not null,
  language text,
  requested_language text,
  message_count integer default 0 not null,
  first_message_at timestamp(3) with time zone default now() not null,
  last_message_at timestamp(3) with time zone default now() not null,
  last_message text,
  handoff_at timestamp(3) with time zone,
  handoff_reply uuid,
  assignee_id uuid,
  of_visitor boolean default false not null,
  waiting_since timestamp(3) with time zone,
  typing_at timestamp(3) with time zone,
  typing_name text,
  channel_id uuid,
  contact_id uuid,
  customer_id uuid,
  reply_until timestamp(3) with time zone,
  reply_unseen_since timestamp(3) with time zone,
  tags text[] default '{}'::text[] not null,
  snoozed_at timestamp(3) with time zone,
  snooze_until timestamp(3) with time zone,
  ai_notice_by uuid,
  csat_asked_at timestamp(3) with time zone,
  csat_score smallint,
  csat_comment text,
  csat_at timestamp(3) with time zone,
  offered_at timestamp(3) with time zone,
  summary text,
  summary_of timestamp with time zone,
  constraint conversations_pkey PRIMARY KEY (workspace_id, id),
  constraint conversations_assignee_fkey FOREIGN KEY (workspace_id, assignee_id) REFERENCES members(workspace_id, user_id) ON DELETE SET NULL (assignee_id),
  constraint conversations_channel_check CHECK (((channel = ANY (ARRAY['api'::text, 'mcp'::text, 'widget'::text, 'voice'::text])) OR (customer_id IS NOT NULL))),
  constraint conversations_csat_score_check CHECK (((csat_score >= 1) AND (csat_score <= 5))),
  constraint conversations_status_check CHECK ((status = ANY (ARRAY['open'::text, 'handoff'::text, 'closed'::text]))),
  constraint conversations_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE SET NULL (channel_id),
  constraint conversations_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES channel_contacts(workspace_id, id) ON DELETE SET NULL (contact_id),
  constraint conversations_workspace_id_customer_id_fkey FOREIGN KEY (workspace_id, customer_id) REFERENCES customers(workspace_id, id) ON DELETE CASCADE,
  constraint conversations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=80);
alter table conversations enable row level security;
alter table conversations force row level security;
CREATE INDEX conversations_by_assignee ON public.conversations USING btree (workspace_id, assignee_id, last_message_at DESC, id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversations_by_bot ON public.conversations USING btree (workspace_id, bot_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_by_channel ON public.conversations USING btree (workspace_id, channel, last_message_at DESC, id DESC);
CREATE INDEX conversations_by_channel_id ON public.conversations USING btree (workspace_id, channel_id, last_message_at DESC, id DESC) WHERE (channel_id IS NOT NULL);
CREATE INDEX conversations_by_contact ON public.conversations USING btree (workspace_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX conversations_by_customer ON public.conversations USING btree (workspace_id, customer_id, last_message_at DESC, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX conversations_by_language ON public.conversations USING btree (workspace_id, language COLLATE "C", last_message_at DESC, id DESC);
CREATE UNIQUE INDEX conversations_by_session ON public.conversations USING btree (workspace_id, session_id, bot_id, of_visitor);
CREATE INDEX conversations_by_status ON public.conversations USING btree (workspace_id, status, last_message_at DESC, id DESC);
CREATE INDEX conversations_handed_off ON public.conversations USING btree (workspace_id, handoff_at) INCLUDE (bot_id) WHERE (handoff_at IS NOT NULL);
CREATE INDEX conversations_newest ON public.conversations USING btree (workspace_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_rated ON public.conversations USING btree (workspace_id, csat_at) WHERE (csat_at IS NOT NULL);
CREATE INDEX conversations_snoozed ON public.conversations USING btree (workspace_id, snooze_until) WHERE (snooze_until IS NOT NULL);
CREATE INDEX conversations_tagged ON public.conversations USING btree (workspace_id, last_message_at DESC, id DESC) WHERE (tags <> '{}'::text[]);
CREATE INDEX conversations_waiting ON public.conversations USING btree (workspace_id, waiting_since, id) WHERE (waiting_since IS NOT NULL);
create policy tenant on conversations to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER conversation_changed AFTER INSERT OR DELETE OR UPDATE OF message_count, status, assignee_id, waiting_since, tags, snooze_until, csat_score, csat_comment ON public.conversations FOR EACH ROW EXECUTE FUNCTION conversation_changed();
CREATE TRIGGER conversation_waits AFTER UPDATE OF waiting_since ON public.conversations FOR EACH ROW WHEN (((old.waiting_since IS NULL) AND (new.waiting_since IS NOT NULL))) EXECUTE FUNCTION conversation_waits();
CREATE TRIGGER offer_waiting BEFORE UPDATE OF waiting_since ON public.conversations FOR EACH ROW WHEN ((((new.waiting_since IS NULL) AND (old.offered_at IS NOT NULL)) OR ((new.waiting_since IS NOT NULL) AND (old.waiting_since IS NULL) AND (new.assignee_id IS NULL)))) EXECUTE FUNCTION offer_waiting();
grant delete, insert, select, update on conversations to jawab_app;

create table crawl_pages (
  workspace_id uuid not null,
  crawl_id uuid not null,
  "position" integer not null,
  url text not null,
  title text,
  status text default 'found'::text not null,
  constraint crawl_pages_pkey PRIMARY KEY (workspace_id, crawl_id, "position"),
  constraint crawl_pages_status_check CHECK ((status = ANY (ARRAY['found'::text, 'seen'::text, 'left_out'::text]))),
  constraint crawl_pages_workspace_id_crawl_id_fkey FOREIGN KEY (workspace_id, crawl_id) REFERENCES crawls(workspace_id, id) ON DELETE CASCADE
);
alter table crawl_pages enable row level security;
alter table crawl_pages force row level security;
CREATE UNIQUE INDEX crawl_pages_by_address ON public.crawl_pages USING btree (workspace_id, crawl_id, md5(url));
create policy tenant on crawl_pages to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on crawl_pages to jawab_app;

create table crawls (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid,
  url text not null,
  max_pages integer not null,
  pages integer default 0 not null,
  kind text,
  status text default 'queued'::text not null,
  error jsonb,
  created_at timestamp(3) with time zone default now() not null,
  publish text default 'published'::text not null,
  stopped_at timestamp(3) with time zone,
  search text,
  constraint crawls_pkey PRIMARY KEY (workspace_id, id),
  constraint crawls_kind_check CHECK ((kind = ANY (ARRAY['sitemap'::text, 'section'::text]))),
  constraint crawls_publish_check CHECK ((publish = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint crawls_search_check CHECK ((search = ANY (ARRAY['running'::text, 'over'::text, 'chosen'::text]))),
  constraint crawls_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'failed'::text]))),
  constraint crawls_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE,
  constraint crawls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table crawls enable row level security;
alter table crawls force row level security;
create policy tenant on crawls to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on crawls to jawab_app;

create table customers (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  external_id text,
  name text,
  email text,
  phone text,
  first_seen_at timestamp(3) with time zone default now() not null,
  last_seen_at timestamp(3) with time zone default now() not null,
  constraint customers_pkey PRIMARY KEY (workspace_id, id),
  constraint customers_workspace_id_external_id_key UNIQUE (workspace_id, external_id),
  constraint customers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=80);
alter table customers enable row level security;
alter table customers force row level security;
CREATE INDEX customers_newest ON public.customers USING btree (workspace_id, last_seen_at DESC, id DESC);
create policy tenant on customers to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on customers to jawab_app;

create table deleted_rows (
  workspace_id uuid not null,
  deletion_id uuid not null,
  id uuid default new_id() not null,
  source text not null,
  content jsonb not null,
  constraint deleted_rows_pkey PRIMARY KEY (workspace_id, deletion_id, id),
  constraint deleted_rows_workspace_id_deletion_id_fkey FOREIGN KEY (workspace_id, deletion_id) REFERENCES deletions(workspace_id, id) ON DELETE CASCADE
);
alter table deleted_rows enable row level security;
alter table deleted_rows force row level security;
create policy tenant on deleted_rows to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on deleted_rows to jawab_app;

create table deletions (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  kind text not null,
  record_id text not null,
  bot_id uuid,
  session_id text,
  deleted_at timestamp(3) with time zone default now() not null,
  constraint deletions_pkey PRIMARY KEY (workspace_id, id),
  constraint deletions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table deletions enable row level security;
alter table deletions force row level security;
CREATE INDEX deletions_age ON public.deletions USING btree (deleted_at);
CREATE INDEX deletions_by_record ON public.deletions USING btree (workspace_id, kind, record_id);
create policy tenant on deletions to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on deletions to jawab_app;

create table deliveries (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  data jsonb not null,
  happened_at timestamp(3) with time zone not null,
  attempt integer default 1 not null,
  reason text default 'event'::text not null,
  status text default 'queued'::text not null,
  created_at timestamp(3) with time zone default now() not null,
  due_at timestamp with time zone default now() not null,
  sent_at timestamp(3) with time zone,
  body text,
  response_status integer,
  latency_ms integer,
  response text,
  error jsonb,
  process_id uuid,
  constraint deliveries_pkey PRIMARY KEY (workspace_id, id),
  constraint deliveries_reason_check CHECK ((reason = ANY (ARRAY['event'::text, 'retry'::text, 'test'::text, 'redelivery'::text]))),
  constraint deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'delivered'::text, 'failed'::text, 'lost'::text, 'cancelled'::text]))),
  constraint deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks(workspace_id, id) ON DELETE CASCADE
) with (fillfactor=70);
alter table deliveries enable row level security;
alter table deliveries force row level security;
CREATE INDEX deliveries_age ON public.deliveries USING btree (created_at);
CREATE INDEX deliveries_newest ON public.deliveries USING btree (workspace_id, webhook_id, created_at DESC, id DESC);
CREATE INDEX deliveries_under_way ON public.deliveries USING btree (webhook_id) WHERE (status = 'sending'::text);
CREATE INDEX deliveries_waiting ON public.deliveries USING btree (webhook_id, due_at, id) WHERE (status = 'queued'::text);
create policy tenant on deliveries to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on deliveries to jawab_app;

create table document_files (
  workspace_id uuid not null,
  document_id uuid not null,
  filename text not null,
  content_type text,
  bytes bytea storage external not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint document_files_pkey PRIMARY KEY (workspace_id, document_id),
  constraint document_files_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
);
alter table document_files enable row level security;
alter table document_files force row level security;
create policy tenant on document_files to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on document_files to jawab_app;

create table documents (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid,
  title text not null,
  source_type text not null,
  source_url text,
  content text,
  language text,
  status text default 'queued'::text not null,
  chunk_count integer default 0 not null,
  error jsonb,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  refresh text default 'never'::text not null,
  refresh_at timestamp(3) with time zone,
  etag text,
  last_modified text,
  indexed_hash text,
  crawl_id uuid,
  valid_from timestamp(3) with time zone,
  valid_until timestamp(3) with time zone,
  archived boolean default false not null,
  publish text default 'published'::text not null,
  indexed_at timestamp(3) with time zone,
  gone_count integer default 0 not null,
  chunker integer default 0 not null,
  warnings jsonb default '[]'::jsonb not null,
  quality real,
  page_count integer,
  pages_read integer,
  constraint documents_pkey PRIMARY KEY (workspace_id, id),
  constraint documents_page_count_check CHECK ((page_count > 0)),
  constraint documents_pages_read_check CHECK ((pages_read >= 0)),
  constraint documents_publish_check CHECK ((publish = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint documents_quality_check CHECK (((quality >= (0)::double precision) AND (quality <= (1)::double precision))),
  constraint documents_refresh_check CHECK ((refresh = ANY (ARRAY['never'::text, 'daily'::text, 'weekly'::text, 'monthly'::text]))),
  constraint documents_source_type_check CHECK ((source_type = ANY (ARRAY['url'::text, 'file'::text, 'qa'::text, 'snippet'::text]))),
  constraint documents_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'ready'::text, 'failed'::text]))),
  constraint documents_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE,
  constraint documents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=70);
alter table documents enable row level security;
alter table documents force row level security;
CREATE INDEX documents_by_address ON public.documents USING btree (workspace_id, md5(source_url)) WHERE (source_type = 'url'::text);
CREATE INDEX documents_by_bot ON public.documents USING btree (workspace_id, bot_id, created_at DESC, id DESC);
CREATE INDEX documents_by_crawl ON public.documents USING btree (workspace_id, crawl_id) WHERE (crawl_id IS NOT NULL);
CREATE INDEX documents_by_status ON public.documents USING btree (workspace_id, status, created_at DESC, id DESC);
CREATE INDEX documents_due ON public.documents USING btree (refresh_at) WHERE (refresh_at IS NOT NULL);
CREATE INDEX documents_newest ON public.documents USING btree (workspace_id, created_at DESC, id DESC);
CREATE INDEX documents_withheld ON public.documents USING btree (workspace_id) WHERE (archived OR (publish = 'draft'::text) OR (valid_from IS NOT NULL) OR (valid_until IS NOT NULL));
create policy tenant on documents to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER document_changed AFTER INSERT OR DELETE OR UPDATE OF status, title, chunk_count, error, refresh, pages_read ON public.documents FOR EACH ROW EXECUTE FUNCTION document_changed();
CREATE TRIGGER tell_document AFTER UPDATE OF status ON public.documents FOR EACH ROW WHEN (((new.status = ANY (ARRAY['ready'::text, 'failed'::text])) AND (new.status <> old.status))) EXECUTE FUNCTION tell_document();
grant delete, insert, select, update on documents to jawab_app;

create table embeddings (
  workspace_id uuid not null,
  chunk_id bigint not null,
  model text not null,
  bot_id uuid,
  embedding halfvec not null,
  constraint embeddings_pkey PRIMARY KEY (workspace_id, chunk_id, model),
  constraint embeddings_workspace_id_chunk_id_fkey FOREIGN KEY (workspace_id, chunk_id) REFERENCES chunks(workspace_id, id) ON DELETE CASCADE
) with (toast_tuple_target=8160);
alter table embeddings enable row level security;
alter table embeddings force row level security;
create policy tenant on embeddings to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on embeddings to jawab_app;

create table event_counters (
  workspace_id uuid not null,
  last bigint not null,
  constraint event_counters_pkey PRIMARY KEY (workspace_id),
  constraint event_counters_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table event_counters enable row level security;
alter table event_counters force row level security;
create policy tenant on event_counters to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant select on event_counters to jawab_app;

create table events (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  seq bigint,
  event text not null,
  bot_id uuid,
  data jsonb not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint events_pkey PRIMARY KEY (workspace_id, id),
  constraint events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table events enable row level security;
alter table events force row level security;
CREATE INDEX events_age ON public.events USING btree (created_at);
CREATE INDEX events_by_time ON public.events USING btree (workspace_id, created_at);
CREATE UNIQUE INDEX events_feed ON public.events USING btree (workspace_id, seq);
CREATE INDEX events_waiting ON public.events USING btree (created_at, id) WHERE (seq IS NULL);
create policy tenant on events to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on events to jawab_app;

create table export_parts (
  workspace_id uuid not null,
  export_id uuid not null,
  ordinal integer not null,
  bytes bytea storage external not null,
  constraint export_parts_pkey PRIMARY KEY (workspace_id, export_id, ordinal),
  constraint export_parts_workspace_id_export_id_fkey FOREIGN KEY (workspace_id, export_id) REFERENCES exports(workspace_id, id) ON DELETE CASCADE
);
alter table export_parts enable row level security;
alter table export_parts force row level security;
create policy tenant on export_parts to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select on export_parts to jawab_app;

create table exports (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  status text default 'queued'::text not null,
  records bigint,
  bytes bigint,
  created_at timestamp(3) with time zone default now() not null,
  finished_at timestamp(3) with time zone,
  constraint exports_pkey PRIMARY KEY (workspace_id, id),
  constraint exports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'ready'::text, 'failed'::text]))),
  constraint exports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table exports enable row level security;
alter table exports force row level security;
CREATE INDEX exports_age ON public.exports USING btree (created_at);
CREATE UNIQUE INDEX exports_one_at_a_time ON public.exports USING btree (workspace_id) WHERE (status = 'queued'::text);
create policy tenant on exports to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on exports to jawab_app;

create table frequent_terms (
  workspace_id uuid not null,
  term bigint not null,
  postings integer not null,
  constraint frequent_terms_pkey PRIMARY KEY (workspace_id, term),
  constraint frequent_terms_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table frequent_terms enable row level security;
alter table frequent_terms force row level security;
create policy tenant on frequent_terms to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on frequent_terms to jawab_app;

create table idempotency_keys (
  workspace_id uuid not null,
  token_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamp(3) with time zone default now() not null,
  question_id uuid default gen_random_uuid() not null,
  process_id uuid,
  changed text,
  constraint idempotency_keys_pkey PRIMARY KEY (workspace_id, token_id, key),
  constraint idempotency_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
create policy tenant on idempotency_keys to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on idempotency_keys to jawab_app;

create table installation (
  name text not null,
  value text not null,
  updated_at timestamp with time zone default now() not null,
  constraint installation_pkey PRIMARY KEY (name)
);

create table invitations (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  email text not null,
  role text not null,
  token_hash bytea not null,
  invited_by text,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone not null,
  mailed boolean default false not null,
  constraint invitations_pkey PRIMARY KEY (workspace_id, id),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'support'::text, 'editor'::text, 'admin'::text, 'owner'::text]))),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_workspace_id_email_key UNIQUE (workspace_id, email),
  constraint invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant on invitations to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on invitations to jawab_app;

create table leads (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid not null,
  session_id text not null,
  name text not null,
  email text not null,
  phone text,
  message text,
  intent_score integer default 0 not null,
  intent_reasons text[] default '{}'::text[] not null,
  language text,
  created_at timestamp(3) with time zone default now() not null,
  company text,
  folded text generated always as (lower(NORMALIZE(((((((((((name || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(message, ''::text)) || ' '::text) || session_id), NFKC))) stored,
  consent jsonb,
  state text default 'new'::text not null,
  owner_id uuid,
  note text,
  constraint leads_pkey PRIMARY KEY (workspace_id, id),
  constraint leads_intent_score_check CHECK (((intent_score >= 0) AND (intent_score <= 100))),
  constraint leads_owner_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES members(workspace_id, user_id) ON DELETE SET NULL (owner_id),
  constraint leads_state_check CHECK ((state = ANY (ARRAY['new'::text, 'contacted'::text, 'won'::text, 'lost'::text]))),
  constraint leads_workspace_id_bot_id_session_id_key UNIQUE (workspace_id, bot_id, session_id),
  constraint leads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table leads enable row level security;
alter table leads force row level security;
CREATE INDEX leads_by_owner ON public.leads USING btree (workspace_id, owner_id, created_at DESC, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX leads_newest ON public.leads USING btree (workspace_id, created_at DESC, id DESC);
create policy tenant on leads to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER lead_changed AFTER INSERT OR DELETE OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION lead_changed();
grant delete, insert, select, update on leads to jawab_app;

create table mastra.mastra_ai_spans (
  "traceId" text not null,
  "spanId" text not null,
  name text not null,
  "spanType" text not null,
  "isEvent" boolean not null,
  "startedAt" timestamp without time zone not null,
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
  "endedAt" timestamp without time zone,
  "requestContext" jsonb,
  "createdAt" timestamp without time zone default now() not null,
  "updatedAt" timestamp without time zone,
  "startedAtZ" timestamp with time zone default now(),
  "endedAtZ" timestamp with time zone default now(),
  "createdAtZ" timestamp with time zone default now(),
  "updatedAtZ" timestamp with time zone default now(),
  constraint mastra_mastra_ai_spans_traceid_spanid_pk PRIMARY KEY ("traceId", "spanId")
);
CREATE INDEX mastra_mastra_ai_spans_root_spans_idx ON mastra.mastra_ai_spans USING btree ("startedAt" DESC) WHERE ("parentSpanId" IS NULL);
CREATE INDEX mastra_mastra_spans_retention_idx ON mastra.mastra_ai_spans USING btree ("startedAtZ");

create table mastra.mastra_scorers (
  id text not null,
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
  "createdAt" timestamp without time zone not null,
  "updatedAt" timestamp without time zone not null,
  "createdAtZ" timestamp with time zone default now(),
  "updatedAtZ" timestamp with time zone default now(),
  constraint mastra_scorers_pkey PRIMARY KEY (id)
);
CREATE INDEX mastra_mastra_scorers_retention_idx ON mastra.mastra_scorers USING btree ("createdAtZ");
CREATE INDEX mastra_mastra_scores_trace_id_span_id_created_at_idx ON mastra.mastra_scorers USING btree ("traceId", "spanId", "createdAt" DESC);

create table members (
  workspace_id uuid not null,
  user_id uuid not null,
  name text not null,
  email text not null,
  role text not null,
  joined_at timestamp(3) with time zone default now() not null,
  last_seen_at timestamp(3) with time zone,
  alerts jsonb,
  language text,
  online_at timestamp(3) with time zone,
  assigned_at timestamp with time zone,
  waiting_mailed_at timestamp(3) with time zone,
  waiting_mailed_through timestamp(3) with time zone,
  constraint members_pkey PRIMARY KEY (workspace_id, user_id),
  constraint members_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'support'::text, 'editor'::text, 'admin'::text, 'owner'::text]))),
  constraint members_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE,
  constraint members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table members enable row level security;
alter table members force row level security;
CREATE INDEX members_by_user ON public.members USING btree (user_id);
create policy tenant on members to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER member_changed AFTER INSERT OR DELETE OR UPDATE OF role, name, email ON public.members FOR EACH ROW EXECUTE FUNCTION member_changed();
CREATE TRIGGER member_online AFTER UPDATE OF online_at ON public.members FOR EACH ROW WHEN (((old.online_at IS NULL) <> (new.online_at IS NULL))) EXECUTE FUNCTION member_changed();
grant delete, insert, select, update on members to jawab_app;

create table messages (
  workspace_id uuid not null,
  conversation_id uuid not null,
  "position" integer not null,
  id uuid default new_id() not null,
  role text not null,
  author text not null,
  content text not null,
  language text,
  answered boolean,
  interrupted boolean default false not null,
  sources jsonb default '[]'::jsonb not null,
  reply_to uuid,
  feedback text,
  trace jsonb,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  feedback_comment text,
  question_key bigint,
  author_name text,
  spoken boolean default false not null,
  heard text,
  folded text generated always as (
CASE
    WHEN (octet_length(content) = length(content)) THEN lower(content)
    ELSE lower(NORMALIZE(content, NFKC))
END) stored,
  kind text default 'message'::text not null,
  status text,
  choices jsonb,
  provider_messages jsonb,
  edited boolean default false not null,
  deleted boolean default false not null,
  original jsonb,
  constraint messages_pkey PRIMARY KEY (workspace_id, conversation_id, "position"),
  constraint messages_author_check CHECK ((author = ANY (ARRAY['bot'::text, 'human'::text, 'visitor'::text]))),
  constraint messages_feedback_check CHECK ((feedback = ANY (ARRAY['up'::text, 'down'::text]))),
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'form'::text, 'status'::text]))),
  constraint messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint messages_status_check CHECK ((status = ANY (ARRAY['joined'::text, 'closed'::text, 'rate'::text, 'rated'::text]))),
  constraint messages_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  constraint messages_workspace_id_id_key UNIQUE (workspace_id, id)
);
alter table messages enable row level security;
alter table messages force row level security;
CREATE INDEX messages_hedged ON public.messages USING btree (workspace_id, created_at DESC) WHERE ((answered IS NULL) AND ((trace ->> 'decision'::text) = 'hedged'::text));
CREATE INDEX messages_newest ON public.messages USING btree (workspace_id, created_at DESC);
CREATE INDEX messages_of_people ON public.messages USING btree (workspace_id, created_at) WHERE (author = 'human'::text);
CREATE INDEX messages_traced ON public.messages USING btree (created_at) WHERE (trace IS NOT NULL);
CREATE INDEX messages_unanswered ON public.messages USING btree (workspace_id, created_at DESC) WHERE (answered = false);
CREATE INDEX messages_unanswered_in ON public.messages USING btree (workspace_id, conversation_id) WHERE (answered = false);
create policy tenant on messages to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER gap_appeared AFTER INSERT ON public.messages FOR EACH ROW WHEN ((new.answered = false)) EXECUTE FUNCTION gap_changed();
CREATE TRIGGER messages_changed_late AFTER UPDATE OF conversation_id, role, author, language, answered, feedback, reply_to, question_key, created_at ON public.messages FOR EACH ROW WHEN (((LEAST(old.created_at, new.created_at) < (now() - '01:00:00'::interval)) AND (((((((((old.conversation_id IS DISTINCT FROM new.conversation_id) OR (old.role IS DISTINCT FROM new.role)) OR (old.author IS DISTINCT FROM new.author)) OR (old.language IS DISTINCT FROM new.language)) OR (old.answered IS DISTINCT FROM new.answered)) OR (old.feedback IS DISTINCT FROM new.feedback)) OR (old.reply_to IS DISTINCT FROM new.reply_to)) OR (old.question_key IS DISTINCT FROM new.question_key)) OR (old.created_at IS DISTINCT FROM new.created_at)))) EXECUTE FUNCTION message_changed();
CREATE TRIGGER messages_deleted AFTER DELETE ON public.messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION messages_deleted();
CREATE TRIGGER messages_written_late AFTER INSERT ON public.messages FOR EACH ROW WHEN ((new.created_at < (now() - '01:00:00'::interval))) EXECUTE FUNCTION message_changed();
CREATE TRIGGER reply_leaves AFTER INSERT ON public.messages FOR EACH ROW WHEN (((new.role = 'assistant'::text) AND ((new.kind = 'message'::text) OR (new.status = ANY (ARRAY['rate'::text, 'closed'::text]))) AND (new.content <> ''::text) AND (new.provider_messages IS NULL) AND ((new.trace ->> 'ended_by'::text) IS DISTINCT FROM 'crash'::text) AND (new.created_at > (now() - '00:00:01'::interval)))) EXECUTE FUNCTION reply_leaves();
CREATE TRIGGER score_feedback AFTER UPDATE OF feedback ON public.messages FOR EACH ROW WHEN (((new.trace ? 'trace_id'::text) AND (new.feedback IS DISTINCT FROM old.feedback))) EXECUTE FUNCTION score_feedback();
grant delete, insert, select, update on messages to jawab_app;

create table migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table missing_reports (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  key text not null,
  bot_id uuid,
  wanted text not null,
  operation text,
  count integer default 1 not null,
  reported_by text,
  first_reported_at timestamp(3) with time zone default now() not null,
  last_reported_at timestamp(3) with time zone default now() not null,
  same_as uuid,
  constraint missing_reports_pkey PRIMARY KEY (workspace_id, id),
  constraint missing_reports_workspace_id_bot_id_key_key UNIQUE NULLS NOT DISTINCT (workspace_id, bot_id, key),
  constraint missing_reports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table missing_reports enable row level security;
alter table missing_reports force row level security;
CREATE INDEX missing_reports_age ON public.missing_reports USING btree (last_reported_at);
create policy tenant on missing_reports to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on missing_reports to jawab_app;

create table notes (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  conversation_id uuid not null,
  author text,
  text text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint notes_pkey PRIMARY KEY (workspace_id, id),
  constraint notes_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
alter table notes enable row level security;
alter table notes force row level security;
CREATE INDEX notes_by_conversation ON public.notes USING btree (workspace_id, conversation_id, id);
create policy tenant on notes to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER note_added AFTER INSERT ON public.notes FOR EACH ROW EXECUTE FUNCTION note_added();
grant insert, select on notes to jawab_app;

create table oauth_clients (
  id text not null,
  name text not null,
  redirect_uris text[] not null,
  network text not null,
  created_at timestamp(3) with time zone default now() not null,
  used_at timestamp(3) with time zone,
  constraint oauth_clients_pkey PRIMARY KEY (id)
);
CREATE INDEX oauth_clients_by_network ON public.oauth_clients USING btree (network, created_at);

create table open_turns (
  workspace_id uuid not null,
  question_id uuid not null,
  conversation_id uuid not null,
  reply_id uuid not null,
  process_id uuid not null,
  content text default ''::text not null,
  language text,
  began_at timestamp(3) with time zone default now() not null,
  constraint open_turns_pkey PRIMARY KEY (workspace_id, question_id),
  constraint open_turns_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
alter table open_turns enable row level security;
alter table open_turns force row level security;
create policy tenant on open_turns to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on open_turns to jawab_app;

create table outbox (
  workspace_id uuid not null,
  message_id uuid not null,
  part integer default 0 not null,
  "position" bigint not null,
  contact_id uuid not null,
  channel_id uuid not null,
  retry_key uuid default gen_random_uuid() not null,
  text text,
  buttons jsonb,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  reply_token text,
  reply_token_until timestamp(3) with time zone,
  provider_message text,
  error text,
  created_at timestamp(3) with time zone default now() not null,
  at timestamp(3) with time zone default clock_timestamp() not null,
  constraint outbox_pkey PRIMARY KEY (workspace_id, message_id, part),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text]))),
  constraint outbox_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES channel_contacts(workspace_id, id) ON DELETE CASCADE,
  constraint outbox_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
) with (fillfactor=60);
alter table outbox enable row level security;
alter table outbox force row level security;
CREATE INDEX outbox_by_contact ON public.outbox USING btree (workspace_id, contact_id);
CREATE INDEX outbox_by_provider ON public.outbox USING btree (workspace_id, channel_id, provider_message) WHERE (provider_message IS NOT NULL);
CREATE INDEX outbox_open ON public.outbox USING btree (workspace_id, contact_id, "position", part) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));
create policy tenant on outbox to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER reply_reported AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) AND (new.state = ANY (ARRAY['sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])))) EXECUTE FUNCTION message_part_changed();
grant delete, insert, select, update on outbox to jawab_app;

create table postings (
  workspace_id uuid not null,
  term bigint not null,
  chunk_id bigint not null,
  frequency smallint not null,
  length smallint not null,
  constraint postings_pkey PRIMARY KEY (workspace_id, term, chunk_id) INCLUDE (frequency, length)
);
alter table postings enable row level security;
alter table postings force row level security;
create policy tenant on postings to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on postings to jawab_app;

create table processes (
  id uuid not null,
  machine text,
  pid integer not null,
  started text,
  beat_at timestamp(3) with time zone default now() not null,
  works boolean default false not null,
  constraint processes_pkey PRIMARY KEY (id)
) with (fillfactor=50);
grant select on processes to jawab_app;

create table push_subscriptions (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint push_subscriptions_pkey PRIMARY KEY (workspace_id, id),
  constraint push_subscriptions_workspace_id_endpoint_key UNIQUE (workspace_id, endpoint),
  constraint push_subscriptions_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES members(workspace_id, user_id) ON DELETE CASCADE
);
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy tenant on push_subscriptions to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on push_subscriptions to jawab_app;

create table question_grouping (
  workspace_id uuid not null,
  through timestamp(3) with time zone not null,
  constraint question_grouping_pkey PRIMARY KEY (workspace_id),
  constraint question_grouping_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table question_grouping enable row level security;
alter table question_grouping force row level security;
create policy tenant on question_grouping to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on question_grouping to jawab_app;

create table question_groups (
  workspace_id uuid not null,
  key bigint not null,
  group_key bigint not null,
  model text,
  embedding halfvec,
  created_at timestamp(3) with time zone default now() not null,
  constraint question_groups_pkey PRIMARY KEY (workspace_id, key),
  constraint question_groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table question_groups enable row level security;
alter table question_groups force row level security;
CREATE INDEX question_groups_founders ON public.question_groups USING btree (workspace_id, model) WHERE (embedding IS NOT NULL);
CREATE INDEX question_groups_members ON public.question_groups USING btree (workspace_id, key) INCLUDE (group_key) WHERE (group_key <> key);
create policy tenant on question_groups to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on question_groups to jawab_app;

create table rate_buckets (
  token_id uuid not null,
  level double precision not null,
  filled_at timestamp with time zone not null,
  constraint rate_buckets_pkey PRIMARY KEY (token_id)
) with (fillfactor=50);

create table refresh_tokens (
  workspace_id uuid not null,
  hash bytea not null,
  connection_id uuid not null,
  created_at timestamp(3) with time zone default now() not null,
  rotated_at timestamp(3) with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (workspace_id, hash),
  constraint refresh_tokens_hash_key UNIQUE (hash),
  constraint refresh_tokens_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE
);
alter table refresh_tokens enable row level security;
alter table refresh_tokens force row level security;
CREATE INDEX refresh_tokens_by_connection ON public.refresh_tokens USING btree (workspace_id, connection_id);
create policy tenant on refresh_tokens to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on refresh_tokens to jawab_app;

create table resolved_questions (
  workspace_id uuid not null,
  message_id uuid not null,
  bot_id uuid not null,
  question text not null,
  language text,
  dismissed boolean not null,
  document_id uuid,
  resolved_at timestamp(3) with time zone default now() not null,
  question_key bigint,
  constraint resolved_questions_pkey PRIMARY KEY (workspace_id, message_id),
  constraint resolved_questions_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE
);
alter table resolved_questions enable row level security;
alter table resolved_questions force row level security;
CREATE INDEX resolved_questions_by_bot ON public.resolved_questions USING btree (workspace_id, bot_id);
create policy tenant on resolved_questions to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
CREATE TRIGGER gap_changed AFTER INSERT OR UPDATE ON public.resolved_questions FOR EACH ROW EXECUTE FUNCTION gap_changed();
grant delete, insert, select, update on resolved_questions to jawab_app;

create table retrieval_statistics (
  workspace_id uuid not null,
  scope uuid not null,
  chunks integer not null,
  length bigint not null,
  refreshed_at timestamp(3) with time zone default now() not null,
  languages jsonb default '{}'::jsonb not null,
  constraint retrieval_statistics_pkey PRIMARY KEY (workspace_id, scope),
  constraint retrieval_statistics_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table retrieval_statistics enable row level security;
alter table retrieval_statistics force row level security;
create policy tenant on retrieval_statistics to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on retrieval_statistics to jawab_app;

create table saved_replies (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  shortcut text not null,
  text text not null,
  language text,
  created_at timestamp(3) with time zone default now() not null,
  constraint saved_replies_pkey PRIMARY KEY (workspace_id, id),
  constraint saved_replies_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint saved_replies_workspace_id_shortcut_language_key UNIQUE NULLS NOT DISTINCT (workspace_id, shortcut, language)
);
alter table saved_replies enable row level security;
alter table saved_replies force row level security;
create policy tenant on saved_replies to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on saved_replies to jawab_app;

create table test_cases (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid not null,
  question text not null,
  language text,
  expected_document_id uuid,
  expected_answer text,
  expect_unanswered boolean default false not null,
  created_at timestamp(3) with time zone default now() not null,
  expected_document_ids uuid[] default '{}'::uuid[] not null,
  must_not_say text[] default '{}'::text[] not null,
  asked_before text[] default '{}'::text[] not null,
  constraint test_cases_pkey PRIMARY KEY (workspace_id, id),
  constraint test_cases_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE
);
alter table test_cases enable row level security;
alter table test_cases force row level security;
CREATE INDEX test_cases_by_bot ON public.test_cases USING btree (workspace_id, bot_id, created_at DESC, id DESC);
create policy tenant on test_cases to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on test_cases to jawab_app;

create table test_results (
  workspace_id uuid not null,
  run_id uuid not null,
  case_id uuid not null,
  question text not null,
  passed boolean not null,
  reasons text[] not null,
  answered boolean,
  language text not null,
  answer text not null,
  sources jsonb not null,
  trace_id text,
  constraint test_results_pkey PRIMARY KEY (workspace_id, run_id, case_id),
  constraint test_results_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES test_runs(workspace_id, id) ON DELETE CASCADE
);
alter table test_results enable row level security;
alter table test_results force row level security;
create policy tenant on test_results to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on test_results to jawab_app;

create table test_runs (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid not null,
  status text default 'queued'::text not null,
  total integer not null,
  passed integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  finished_at timestamp(3) with time zone,
  drafts boolean default false not null,
  constraint test_runs_pkey PRIMARY KEY (workspace_id, id),
  constraint test_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint test_runs_workspace_id_bot_id_fkey FOREIGN KEY (workspace_id, bot_id) REFERENCES bots(workspace_id, id) ON DELETE CASCADE
);
alter table test_runs enable row level security;
alter table test_runs force row level security;
CREATE INDEX test_runs_by_bot ON public.test_runs USING btree (workspace_id, bot_id, created_at DESC);
CREATE UNIQUE INDEX test_runs_one_at_a_time ON public.test_runs USING btree (workspace_id, bot_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
create policy tenant on test_runs to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on test_runs to jawab_app;

create table tokens (
  workspace_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  hash bytea not null,
  last4 text not null,
  scopes text[] not null,
  bots uuid[],
  created_by text not null,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  connection_id uuid,
  resource text,
  constraint tokens_pkey PRIMARY KEY (workspace_id, id),
  constraint tokens_hash_key UNIQUE (hash),
  constraint tokens_resource_check CHECK (((connection_id IS NULL) = (resource IS NULL))),
  constraint tokens_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES connections(workspace_id, id) ON DELETE CASCADE,
  constraint tokens_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table tokens enable row level security;
alter table tokens force row level security;
CREATE INDEX tokens_by_connection ON public.tokens USING btree (workspace_id, connection_id) WHERE (connection_id IS NOT NULL);
create policy tenant on tokens to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on tokens to jawab_app;

create table translations (
  workspace_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  language text not null,
  content text not null,
  constraint translations_pkey PRIMARY KEY (workspace_id, conversation_id, message_id, language),
  constraint translations_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
alter table translations enable row level security;
alter table translations force row level security;
create policy tenant on translations to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant insert, select on translations to jawab_app;

create table tries (
  workspace_id uuid not null,
  day date not null,
  count integer not null,
  constraint tries_pkey PRIMARY KEY (workspace_id, day),
  constraint tries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=50);
alter table tries enable row level security;
alter table tries force row level security;
create policy tenant on tries to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant insert, select, update on tries to jawab_app;

create table usage (
  workspace_id uuid not null,
  month date not null,
  messages integer default 0 not null,
  constraint usage_pkey PRIMARY KEY (workspace_id, month),
  constraint usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=50);
alter table usage enable row level security;
alter table usage force row level security;
create policy tenant on usage to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on usage to jawab_app;

create table vector_models (
  workspace_id uuid not null,
  model text not null,
  dimensions integer not null,
  serves_since timestamp(3) with time zone default now() not null,
  constraint vector_models_pkey PRIMARY KEY (workspace_id),
  constraint vector_models_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
alter table vector_models enable row level security;
alter table vector_models force row level security;
create policy tenant on vector_models to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on vector_models to jawab_app;

create table visitor_days (
  workspace_id uuid not null,
  bot_id uuid not null,
  day date not null,
  messages integer not null,
  constraint visitor_days_pkey PRIMARY KEY (workspace_id, bot_id, day),
  constraint visitor_days_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=50);
alter table visitor_days enable row level security;
alter table visitor_days force row level security;
create policy tenant on visitor_days to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on visitor_days to jawab_app;

create table webhooks (
  workspace_id uuid not null,
  id uuid default new_id() not null,
  bot_id uuid,
  url text not null,
  events text[] not null,
  enabled boolean default true not null,
  retry text default 'none'::text not null,
  secret text not null,
  active_at timestamp(3) with time zone default now() not null,
  previous_secret text,
  previous_until timestamp(3) with time zone,
  last_delivery jsonb,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone,
  subscribed_by uuid,
  constraint webhooks_pkey PRIMARY KEY (workspace_id, id),
  constraint webhooks_retry_check CHECK ((retry = ANY (ARRAY['none'::text, 'standard'::text]))),
  constraint webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=70);
alter table webhooks enable row level security;
alter table webhooks force row level security;
CREATE INDEX webhooks_expiry ON public.webhooks USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX webhooks_newest ON public.webhooks USING btree (workspace_id, created_at DESC, id DESC);
create policy tenant on webhooks to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant delete, insert, select, update on webhooks to jawab_app;

create table workspaces (
  id uuid default gen_random_uuid() not null,
  name text not null,
  plan text not null,
  limits jsonb default '{}'::jsonb not null,
  default_bot_id uuid,
  egress_allowed boolean default false not null,
  created_at timestamp(3) with time zone default now() not null,
  escalate_minutes integer default 5,
  retention_conversations integer,
  retention_leads integer,
  retention_attachments integer,
  redact text[] default '{}'::text[] not null,
  assignment text default 'manual'::text not null,
  constraint workspaces_pkey PRIMARY KEY (id),
  constraint workspaces_assignment_check CHECK ((assignment = ANY (ARRAY['manual'::text, 'round_robin'::text, 'least_busy'::text]))),
  constraint workspaces_escalate_minutes_check CHECK (((escalate_minutes >= 1) AND (escalate_minutes <= 1440))),
  constraint workspaces_redact_check CHECK ((redact <@ ARRAY['card'::text, 'email'::text, 'phone'::text, 'id_number'::text])),
  constraint workspaces_retention_attachments_check CHECK (((retention_attachments >= 1) AND (retention_attachments <= 3650))),
  constraint workspaces_retention_conversations_check CHECK (((retention_conversations >= 1) AND (retention_conversations <= 3650))),
  constraint workspaces_retention_leads_check CHECK (((retention_leads >= 1) AND (retention_leads <= 3650)))
);
alter table workspaces enable row level security;
alter table workspaces force row level security;
create policy tenant on workspaces to jawab_app using (id = (current_setting('jawab.workspace'::text))::uuid);
grant select, update on workspaces to jawab_app;

-- Functions; their bodies are in functions/.
-- admit_contact(of_workspace uuid, of_bot uuid, session text, plan_limits jsonb) returns TABLE(workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], speech_forms jsonb, waits_for integer), security definer, not for jawab_app
-- answering_bots() returns SETOF bots
-- bot_changed() returns trigger
-- channel_changed() returns trigger
-- claim_contacts(by_process uuid, max_in integer, max_out integer) returns TABLE(incoming boolean, workspace_id uuid, id uuid), security definer, not for jawab_app
-- claim_deliveries(plans text[], firsts integer, others integer, claimant uuid) returns TABLE(workspace_id uuid, id uuid, webhook_id uuid, url text, egress_allowed boolean, retry text, event_id uuid, event text, data jsonb, happened_at timestamp with time zone, attempt integer, secret text, active_at timestamp with time zone, previous_secret text, previous_until timestamp with time zone, is_subscription boolean), security definer, not for jawab_app
-- claim_polls(by_process uuid, kinds text[]) returns TABLE(workspace_id uuid, id uuid, kind text, settings text, webhook_secret text, poll_cursor text), security definer, not for jawab_app
-- conversation_changed() returns trigger
-- conversation_waits() returns trigger
-- copy_person() returns trigger, not for jawab_app
-- count_asked(of_workspace uuid, since timestamp with time zone, until timestamp with time zone) returns TABLE(bot_id uuid, channel text, language text, key bigint, count integer, answered integer, last_at timestamp with time zone, last_id uuid)
-- count_day(of_workspace uuid, of_day date, until timestamp with time zone) returns void
-- count_messages(of_workspace uuid, since timestamp with time zone, until timestamp with time zone) returns TABLE(bot_id uuid, channel text, language text, messages integer, judged integer, unanswered integer, up integer, down integer, conversations uuid[])
-- count_quarters(of_workspace uuid, since timestamp with time zone, until timestamp with time zone) returns TABLE(at timestamp with time zone, bot_id uuid, channel text, language text, messages integer, answered integer, unsure integer, unanswered integer, up integer, down integer, input_tokens bigint, output_tokens bigint, conversations uuid[])
-- day_start(day date) returns timestamp with time zone
-- delete_postings() returns trigger
-- document_changed() returns trigger
-- due_days(of_workspace uuid, now timestamp with time zone) returns TABLE(day date, until timestamp with time zone)
-- enqueue(task text, payload jsonb, job_key text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], key_mode text DEFAULT 'replace'::text) returns void, security definer
-- exchange_jobs(worker_id text, tasks text[], done bigint[], returned bigint[], failed bigint[], reasons text[], held bigint[], avoid text[], amount integer) returns TABLE(id bigint, task text, payload json, attempts integer, flags text[]), security definer, not for jawab_app
-- find_due_pages(batch integer) returns TABLE(workspace_id uuid, document_id uuid), security definer, not for jawab_app
-- find_due_tests(batch integer) returns TABLE(workspace_id uuid, bot_id uuid), security definer, not for jawab_app
-- find_new_questions(after_id uuid, batch integer) returns TABLE(workspace_id uuid, due boolean), security definer, not for jawab_app
-- find_reanalysis(version integer, after_id uuid, batch integer, chunker_version integer DEFAULT NULL::integer) returns TABLE(workspace_id uuid, due boolean), security definer, not for jawab_app
-- find_reembedding(model text, after_id uuid, batch integer) returns TABLE(workspace_id uuid, due boolean), security definer, not for jawab_app
-- find_roll_ups(after_id uuid, batch integer) returns TABLE(workspace_id uuid, due boolean), security definer, not for jawab_app
-- find_vector_indexes(at_least integer) returns TABLE(statement text), security definer, not for jawab_app
-- fold_text(content text) returns text
-- forget_jobs(of_workspace uuid) returns void, security definer, not for jawab_app
-- gap_changed() returns trigger
-- guard_tables() returns void, not for jawab_app
-- is_online(online_at timestamp with time zone) returns boolean
-- is_subscribed(hook webhooks) returns boolean
-- lanes_of(of_workspace uuid, of_document uuid) returns text[]
-- lead_changed() returns trigger
-- limit_session() returns trigger, not for jawab_app
-- member_changed() returns trigger
-- message_changed() returns trigger
-- message_part_changed() returns trigger
-- messages_deleted() returns trigger
-- new_id() returns uuid
-- new_public_key() returns text
-- note_added() returns trigger
-- note_changes(of_workspace uuid, days date[]) returns void
-- number_events(plans text[], batch integer) returns integer, security definer, not for jawab_app
-- offer_waiting() returns trigger
-- open_channel(of_kind text, of_id uuid, of_account text DEFAULT NULL::text) returns TABLE(workspace_id uuid, id uuid, kind text, account_id text, settings text, webhook_secret text), security definer
-- open_member_door(session_token text, wanted uuid, rates jsonb) returns TABLE(user_id uuid, user_name text, workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], role text, allowed boolean, remaining double precision, per_minute integer), security definer
-- open_token_door(token_hash bytea, rates jsonb) returns TABLE(token_id uuid, token_name text, workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], scopes text[], bots uuid[], expires_at timestamp with time zone, alive boolean, resource text, role text, allowed boolean, remaining double precision, per_minute integer), security definer
-- open_widget(key text, session text, address text, origin text, plan_limits jsonb) returns TABLE(workspace_id uuid, workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], bot_id uuid, speech_forms jsonb, refused boolean, waits_for integer, address_waits boolean), security definer
-- origin_allowed(origin text, list text[]) returns boolean
-- posting_salt(bot_id uuid) returns bigint
-- queue_state() returns TABLE(waiting integer, due integer, running integer, given_up integer, oldest_s integer, workers integer), security definer, not for jawab_app
-- receive_events(of_workspace uuid, of_channel uuid, events jsonb, max_per_minute integer) returns boolean, security definer
-- reply_leaves() returns trigger
-- restore_rows(of_workspace uuid, of_deletion uuid, of_source regclass) returns integer
-- score_feedback() returns trigger, security definer, not for jawab_app
-- settle_deliveries(outcomes jsonb, lost_after interval) returns integer, security definer, not for jawab_app
-- take_back_jobs(by_process uuid) returns TABLE(key text, payload jsonb), security definer, not for jawab_app
-- take_request(key text, per_minute integer, OUT allowed boolean, OUT remaining double precision) returns record, not for jawab_app
-- tell_document() returns trigger, not for jawab_app
-- utc_day(at timestamp with time zone) returns date
-- vector_index_name(workspace_id uuid, model text, dimensions integer) returns text
