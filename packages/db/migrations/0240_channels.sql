-- A person who writes to a workspace, across its channels.
create table customers (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null default new_id(),
  external_id text,
  name text,
  email text,
  phone text,
  first_seen_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, external_id)
) with (fillfactor = 80);
create index customers_newest on customers (workspace_id, last_seen_at desc, id desc);

-- An account at a messaging provider that one bot answers. `settings` and `webhook_secret` are encrypted.
-- One account serves one channel of the whole installation.
create table channels (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null default new_id(),
  kind text not null,
  bot_id uuid not null,
  name text not null,
  account_id text not null,
  account_name text not null,
  settings text not null,
  shown_settings jsonb not null,
  webhook_secret text not null,
  paused boolean not null default false,
  last_received_at timestamp(3) with time zone,
  last_sent_at timestamp(3) with time zone,
  last_error jsonb,
  failing_since timestamp(3) with time zone,
  renew_at timestamp(3) with time zone,
  poll_cursor text,
  polled_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  primary key (workspace_id, id),
  unique (kind, account_id),
  unique (id),
  foreign key (workspace_id, bot_id) references bots (workspace_id, id) on delete cascade
) with (fillfactor = 70);
create index channels_by_bot on channels (workspace_id, bot_id);

-- A customer on a channel. `in_due_at` and `out_due_at` say when a worker looks at what came in and at what goes out;
-- `in_held_by` and `out_held_by` are the processes that do so.
create table channel_contacts (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  channel_id uuid not null,
  customer_id uuid not null,
  address text not null,
  conversation_id uuid,
  session_id text,
  last_message_at timestamp(3) with time zone,
  last_message text,
  reply_token text,
  reply_token_until timestamp(3) with time zone,
  is_blocked boolean not null default false,
  in_due_at timestamp(3) with time zone,
  in_held_by uuid,
  out_due_at timestamp(3) with time zone,
  out_held_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels (workspace_id, id) on delete cascade,
  foreign key (workspace_id, customer_id) references customers (workspace_id, id) on delete cascade
) with (fillfactor = 60);
create index channel_contacts_by_customer on channel_contacts (workspace_id, customer_id);
create index channel_contacts_by_channel on channel_contacts (workspace_id, channel_id);
create index channel_contacts_due_in on channel_contacts (in_due_at) where in_due_at is not null;
create index channel_contacts_due_out on channel_contacts (out_due_at) where out_due_at is not null;
create index channel_contacts_held_in on channel_contacts (in_held_by) where in_held_by is not null;
create index channel_contacts_held_out on channel_contacts (out_held_by) where out_held_by is not null;

-- The addresses by which a provider knows a customer.
create table channel_addresses (
  workspace_id uuid not null,
  channel_id uuid not null,
  address text not null,
  contact_id uuid not null,
  primary key (workspace_id, channel_id, address),
  foreign key (workspace_id, contact_id) references channel_contacts (workspace_id, id) on delete cascade
);
create index channel_addresses_by_contact on channel_addresses (workspace_id, contact_id);

-- Events that providers posted, once by their ids. `event` is null when it was dealt with; the row stays, to know a repeat.
create table channel_receipts (
  workspace_id uuid not null,
  channel_id uuid not null,
  event_id text not null,
  position bigint generated always as identity,
  contact_id uuid,
  at timestamp(3) with time zone not null,
  received_at timestamp(3) with time zone not null default clock_timestamp(),
  event jsonb,
  question_id uuid,
  primary key (workspace_id, channel_id, event_id),
  foreign key (workspace_id, channel_id) references channels (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contact_id) references channel_contacts (workspace_id, id) on delete set null (contact_id)
);
create index channel_receipts_open on channel_receipts (workspace_id, contact_id) where event is not null;
create index channel_receipts_by_contact on channel_receipts (workspace_id, contact_id);
create index channel_receipts_oldest on channel_receipts (received_at);

alter table conversations add column channel_id uuid;
alter table conversations add column contact_id uuid;
alter table conversations add column customer_id uuid;
-- Until when the provider takes replies; null: always.
alter table conversations add column reply_until timestamp(3) with time zone;
alter table conversations add foreign key (workspace_id, channel_id) references channels (workspace_id, id) on delete set null (channel_id);
alter table conversations add foreign key (workspace_id, contact_id) references channel_contacts (workspace_id, id) on delete set null (contact_id);
alter table conversations add foreign key (workspace_id, customer_id) references customers (workspace_id, id) on delete cascade;
create index conversations_by_channel_id on conversations (workspace_id, channel_id, last_message_at desc, id desc) where channel_id is not null;
create index conversations_by_contact on conversations (workspace_id, contact_id) where contact_id is not null;
create index conversations_by_customer on conversations (workspace_id, customer_id, last_message_at desc, id desc) where customer_id is not null;
-- A channel of a provider needs no migration: each of its conversations has a customer.
alter table conversations drop constraint conversations_channel_check;
alter table conversations add constraint conversations_channel_check
  check (channel in ('api', 'mcp', 'widget', 'voice') or customer_id is not null);

-- The choices that a reply offers, and the messages of the provider, [{id, text}], that a message stands for.
alter table messages add column choices jsonb;
alter table messages add column provider_messages jsonb;
alter table messages add column edited boolean not null default false;
alter table messages add column deleted boolean not null default false;

-- Replies on their way to a provider, one row a part. `text` is null until the reply is cut into parts.
create table outbox (
  workspace_id uuid not null,
  message_id uuid not null,
  part integer not null default 0,
  position bigint not null generated by default as identity,
  contact_id uuid not null,
  channel_id uuid not null,
  retry_key uuid not null default gen_random_uuid(),
  text text,
  buttons jsonb,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed')),
  attempts integer not null default 0,
  reply_token text,
  reply_token_until timestamp(3) with time zone,
  provider_message text,
  error text,
  created_at timestamp(3) with time zone not null default now(),
  at timestamp(3) with time zone not null default clock_timestamp(),
  primary key (workspace_id, message_id, part),
  foreign key (workspace_id, message_id) references messages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contact_id) references channel_contacts (workspace_id, id) on delete cascade
) with (fillfactor = 60);
create index outbox_open on outbox (workspace_id, contact_id, position, part) where state in ('queued', 'sending');
create index outbox_by_contact on outbox (workspace_id, contact_id);
create index outbox_by_provider on outbox (workspace_id, channel_id, provider_message) where provider_message is not null;

do $$
declare
  owned text;
begin
  foreach owned in array array['customers', 'channels', 'channel_contacts', 'channel_addresses', 'channel_receipts', 'outbox'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)', owned);
    execute format('grant select, insert, update, delete on %I to jawab_app', owned);
  end loop;
end $$;
