-- Returns the flags by which the worker limits the job of a document, so that slow ones never fill the queue: a page toward its host; a file, a
-- long text and one with tags toward the long texts of its workspace, of which one is read at a time. Null for a short text, up to
-- the `maxShortText` of apps/worker/src/knowledge/reading/preparer.ts.
create or replace function lanes_of(of_workspace uuid, of_document uuid)
returns text[]
language sql stable as $$
  select case
    when source_type = 'url' then array['slow:', 'workspace:' || of_workspace, 'host:' || coalesce(lower(substring(source_url from '^\w+://([^/?#]+)')), '')]
    when content is null or length(content) > 16000 or content ~ '</\w+>'
      then array['slow:', 'workspace:' || of_workspace, 'long:' || of_workspace]
  end
  from documents where workspace_id = of_workspace and id = of_document
$$;
