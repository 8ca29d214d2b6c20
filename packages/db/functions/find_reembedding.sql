-- For up to `batch` workspaces after `after_id`: whether passages lack a vector of this model, or vectors of other models
-- remain.
create or replace function find_reembedding(model text, after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id,
    exists (select from vector_models v where v.workspace_id = w.id and v.model <> find_reembedding.model)
    or exists (
      select from chunks c where c.workspace_id = w.id and not exists (
        select from embeddings e
        where e.workspace_id = c.workspace_id and e.chunk_id = c.id and e.model = find_reembedding.model)
    ) or exists (
      select from embeddings e where e.workspace_id = w.id and e.model <> find_reembedding.model
    )
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

revoke execute on function find_reembedding from public;
