-- What changed lately, for those who wait for it: open message streams, running answers and dashboards. One row for each
-- record and transaction; `change` is the transaction, so that a reader that compares snapshots misses none and gets none
-- twice, in whichever order transactions end. Housekeeping deletes rows after an hour. There is no foreign key, because a
-- row outlives its record.
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

alter table changes enable row level security;
create policy tenant on changes to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert on changes to jawab_app;
