-- The audit log: one row for each change a principal makes, written in the transaction of the change. Append-only: the
-- role of workspaces may neither change nor delete a row; housekeeping deletes rows after 400 days.
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

alter table audit_events enable row level security;
create policy tenant on audit_events to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert on audit_events to jawab_app;
