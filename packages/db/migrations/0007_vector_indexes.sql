-- Large workspaces search their vectors by an index of their own: one over all workspaces finds less than a tenth of what
-- is near (the filter comes after the index). Only on a real PostgreSQL: the embedded one would stand still for minutes.

create function vector_index_name(workspace_id uuid, model text, dimensions integer) returns text
language sql immutable as
$$ select 'embeddings_hnsw_' || md5(workspace_id::text || ' ' || model || ' ' || dimensions) $$;

-- Statements, each to be run by itself, that give an index to every workspace of at least so many passages and take away
-- those that are broken, or of a workspace that fell below three quarters of that. None while one is being built.
create function find_vector_indexes(at_least integer)
returns table (statement text)
language sql stable security definer set search_path = pg_catalog, public as $$
  with sized as (
    select vector_index_name(v.workspace_id, v.model, v.dimensions) as name, v.*,
      (select sum(s.chunks) from retrieval_statistics s where s.workspace_id = v.workspace_id) as chunks
    from vector_models v
    where v.dimensions <= 4000 and version() !~* 'emscripten|emcc|wasm'
  ), built as (
    select c.relname::text as name, i.indisvalid as valid
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'embeddings'::regclass and starts_with(c.relname::text, 'embeddings_hnsw_')
  )
  select action.statement from (
    select 1 as rank, format('/* jawab.long_statement */ drop index concurrently if exists public.%I', b.name) as statement
    from built b
    where not b.valid or not exists (select from sized s where s.name = b.name and s.chunks >= at_least * 0.75)
    union all
    select 2, format(
      '/* jawab.long_statement */ create index concurrently if not exists %I on public.embeddings using hnsw '
      || '((embedding::halfvec(%s)) halfvec_cosine_ops) where workspace_id = %L and model = %L',
      s.name, s.dimensions, s.workspace_id, s.model)
    from sized s
    where s.chunks >= at_least and not exists (select from built b where b.name = s.name and b.valid)
  ) action
  where not exists (select from pg_stat_progress_create_index p where p.relid = 'embeddings'::regclass)
  order by action.rank
$$;

revoke execute on function find_vector_indexes from public;
