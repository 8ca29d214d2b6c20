-- Bots of all workspaces whose test cases are due to run, the longest due first.
create or replace function find_due_tests(batch integer)
returns table (workspace_id uuid, bot_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select b.workspace_id, b.id from answering_bots() b where b.tests_due_at <= now() order by b.tests_due_at limit batch
$$;

revoke execute on function find_due_tests from public;
