-- Knowledge that is kept fresh, that comes as files, and that is found by following a site.

alter table documents
  -- How often a page is fetched again by itself, and when it is next.
  add column refresh text not null default 'never' check (refresh in ('never', 'daily', 'weekly', 'monthly')),
  add column refresh_at timestamptz(3),
  -- What the server said of the page that is indexed, to ask whether it changed.
  add column etag text,
  add column last_modified text,
  -- SHA-256 of the title and text the passages were made of: when it stays, they stay.
  add column indexed_hash text,
  -- The crawl that last reached it.
  add column crawl_id uuid;
create index documents_due on documents (refresh_at) where refresh_at is not null;
create index documents_by_address on documents (workspace_id, md5(source_url)) where source_type = 'url';
create index documents_by_crawl on documents (workspace_id, crawl_id) where crawl_id is not null;

-- A file as it was sent, kept until its text is indexed.
create table document_files (
  workspace_id uuid not null,
  document_id uuid not null,
  filename text not null,
  content_type text,
  bytes bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, document_id),
  foreign key (workspace_id, document_id) references documents on delete cascade
);
alter table document_files alter column bytes set storage external;

-- One crawl of a site. How far it is can be read from its documents.
create table crawls (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null default gen_random_uuid(),
  bot_id uuid,
  url text not null,
  max_pages integer not null,
  -- `pages` are those it took so far, `kind` is known once the address was read.
  pages integer not null default 0,
  kind text check (kind in ('sitemap', 'section')),
  status text not null default 'queued' check (status in ('queued', 'running', 'failed')),
  error jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, bot_id) references bots on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['document_files', 'crawls'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;

-- When a page that is fetched that often is due again; null: never.
create function next_refresh(refresh text) returns timestamptz
language sql stable as $$
  select case refresh
    when 'daily' then now() + interval '1 day'
    when 'weekly' then now() + interval '7 days'
    when 'monthly' then now() + interval '1 month'
  end
$$;

-- Pages that are due to be fetched again, of all workspaces, longest due first.
create function find_due_pages(batch integer)
returns table (workspace_id uuid, document_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select d.workspace_id, d.id from documents d
  where d.refresh_at <= now() and d.source_type = 'url' and d.status in ('ready', 'failed')
  order by d.refresh_at limit batch
$$;

revoke execute on function find_due_pages from public;
