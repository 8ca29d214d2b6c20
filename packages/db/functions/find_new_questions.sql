-- For up to `batch` workspaces after `after_id`: whether questions were answered since the last grouping.
create or replace function find_new_questions(after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id, coalesce((
      select m.created_at from messages m where m.workspace_id = w.id and m.answered is not null
      order by m.created_at desc limit 1
    ) > coalesce((
      select g.through from question_grouping g where g.workspace_id = w.id), now() - interval '1 day'), false)
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

revoke execute on function find_new_questions from public;
