-- Exports of workspaces: zip files in parts of at most 1 MiB, so that any process can send them and none holds one in memory.
create table exports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default new_id(),
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  records bigint,
  bytes bigint,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  primary key (workspace_id, id)
);
create unique index exports_one_at_a_time on exports (workspace_id) where status = 'queued';
create index exports_age on exports (created_at);
alter table exports enable row level security;
create policy tenant on exports to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on exports to jawab_app;

create table export_parts (
  workspace_id uuid not null,
  export_id uuid not null,
  ordinal integer not null,
  bytes bytea storage external not null,
  primary key (workspace_id, export_id, ordinal),
  foreign key (workspace_id, export_id) references exports on delete cascade
);
alter table export_parts enable row level security;
create policy tenant on export_parts to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, delete on export_parts to jawab_app;
