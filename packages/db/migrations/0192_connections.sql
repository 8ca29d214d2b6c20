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

-- What a member lets a program do here. It begins with a code that the program redeems within a minute. It ends with the
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
  code_hash bytea not null,
  code_challenge text not null,
  code_expires_at timestamptz(3) not null,
  redeemed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (workspace_id, id),
  constraint connections_code_hash_key unique (code_hash),
  foreign key (workspace_id, user_id) references members (workspace_id, user_id) on delete cascade
);
create index connections_by_member on connections (workspace_id, user_id);

-- Refresh tokens. Each is used once; a used one still gets the same answer for a minute.
create table refresh_tokens (
  workspace_id uuid not null,
  hash bytea not null,
  connection_id uuid not null,
  created_at timestamptz(3) not null default now(),
  rotated_at timestamptz(3),
  primary key (workspace_id, hash),
  constraint refresh_tokens_hash_key unique (hash),
  foreign key (workspace_id, connection_id) references connections (workspace_id, id) on delete cascade
);
create index refresh_tokens_by_connection on refresh_tokens (workspace_id, connection_id);

alter table connections enable row level security;
create policy tenant on connections to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant select, insert, update, delete on connections to jawab_app;
alter table refresh_tokens enable row level security;
create policy tenant on refresh_tokens to jawab_app using (workspace_id = (current_setting('jawab.workspace'::text))::uuid);
grant select, insert, update, delete on refresh_tokens to jawab_app;

-- A token of a connection is for one MCP address. An API token has neither.
alter table tokens add connection_id uuid, add resource text,
  add foreign key (workspace_id, connection_id) references connections (workspace_id, id) on delete cascade,
  add constraint tokens_resource_check check ((connection_id is null) = (resource is null));
create index tokens_by_connection on tokens (workspace_id, connection_id) where connection_id is not null;

-- Returns more columns; its file writes it again.
drop function open_door(bytea, jsonb);
