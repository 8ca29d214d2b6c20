-- For up to `batch` workspaces after `after_id`: whether passages have terms of another version of the analyzer, or documents were
-- cut by another version of the chunker.
create or replace function find_reanalysis(version integer, after_id uuid, batch integer, chunker_version integer default null)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id,
    exists (select from chunks c where c.workspace_id = w.id and c.analyzer <> version)
    or exists (
      select from documents d
      where d.workspace_id = w.id and d.status = 'ready' and d.chunker <> coalesce(chunker_version, d.chunker)
    )
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

revoke execute on function find_reanalysis from public;
