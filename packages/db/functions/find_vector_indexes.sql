-- Statements that create a vector index for each workspace with `at_least` passages, and drop indexes that are broken or
-- whose workspace fell below three quarters of that. Returns none while an index is being built.
-- Never on the embedded database, which would serve nobody for minutes.
create or replace function find_vector_indexes(at_least integer)
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
    select 1 as rank, format('drop index concurrently if exists public.%I', b.name) as statement
    from built b
    where not b.valid or not exists (select from sized s where s.name = b.name and s.chunks >= at_least * 0.75)
    union all
    select 2, format(
      'create index concurrently if not exists %I on public.embeddings using hnsw '
      || '((embedding::halfvec(%s)) halfvec_cosine_ops) where workspace_id = %L and model = %L',
      s.name, s.dimensions, s.workspace_id, s.model)
    from sized s
    where s.chunks >= at_least and not exists (select from built b where b.name = s.name and b.valid)
  ) action
  where not exists (select from pg_stat_progress_create_index p where p.relid = 'embeddings'::regclass)
  order by action.rank
$$;

revoke execute on function find_vector_indexes from public;
