-- Pages of all workspaces that are due to be fetched again, the longest due first.
create or replace function find_due_pages(batch integer)
returns table (workspace_id uuid, document_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select d.workspace_id, d.id from documents d
  where d.refresh_at <= now() and d.source_type = 'url' and d.status in ('ready', 'failed')
  order by d.refresh_at limit batch
$$;

revoke execute on function find_due_pages from public;
