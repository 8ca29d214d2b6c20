-- Questions an owner tries a bot with, the runs over them, and what came out.

create table test_cases (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  bot_id uuid not null,
  question text not null,
  language text,
  expected_document_id uuid,
  expected_answer text,
  -- The bot is to say that it does not know.
  expect_unanswered boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);
create index test_cases_by_bot on test_cases (workspace_id, bot_id, created_at desc, id desc);

create table test_runs (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  bot_id uuid not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  total integer not null,
  passed integer not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
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
  primary key (workspace_id, run_id, case_id),
  foreign key (workspace_id, run_id) references test_runs on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['test_cases', 'test_runs', 'test_results'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;
