-- How a person wants to learn that a visitor waits, and in which language; null is the default.
alter table members add column alerts jsonb, add column language text;

-- After how many minutes without a reply the team gets a mail; null: never.
alter table workspaces add column escalate_minutes integer default 5 check (escalate_minutes between 1 and 1440);

-- Browsers of members that take push messages.
create table push_subscriptions (
  workspace_id uuid not null,
  id uuid not null default new_id(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp(3) with time zone not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, endpoint),
  foreign key (workspace_id, user_id) references members (workspace_id, user_id) on delete cascade
);
alter table push_subscriptions enable row level security;
create policy tenant on push_subscriptions to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on push_subscriptions to jawab_app;
