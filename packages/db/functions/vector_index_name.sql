-- The name of a workspace's vector index; the search looks it up by this name.
create or replace function vector_index_name(workspace_id uuid, model text, dimensions integer) returns text
language sql immutable as
$$ select 'embeddings_hnsw_' || md5(workspace_id::text || ' ' || model || ' ' || dimensions) $$;
