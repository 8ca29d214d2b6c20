-- People and their sessions are better-auth's, in a schema that the role of workspaces cannot read. Its columns are in
-- snake_case here and in camelCase there. Workspaces, members and invitations are ours.
create schema auth;

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

-- The one-time code of the first owner: one row until somebody used it, none before and after.
create table auth.setup (
  is_only boolean primary key default true check (is_only),
  code_hash bytea not null,
  -- The new owner also owns this workspace.
  demo_workspace uuid references public.workspaces on delete set null,
  -- Set while somebody uses the code.
  claimed_at timestamptz(3)
);

create table members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  -- Copies, because a workspace cannot read the people of others. A trigger keeps them.
  name text not null,
  email text not null,
  role text not null check (role in ('viewer', 'support', 'editor', 'admin', 'owner')),
  joined_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3),
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
  primary key (workspace_id, id),
  unique (workspace_id, email)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['members', 'invitations'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;
