-- The search of a crawl whose pages somebody chooses: it runs, is over, or pages of it were chosen. Null: the crawl reads all it finds.
alter table crawls add search text check (search in ('running', 'over', 'chosen'));
-- Pages that such a search found. `found`: not looked at yet, `seen`: looked at, `left_out`: cannot be read, so nobody may choose it.
create table crawl_pages (
  workspace_id uuid not null,
  crawl_id uuid not null,
  position integer not null,
  url text not null,
  title text,
  status text not null default 'found' check (status in ('found', 'seen', 'left_out')),
  primary key (workspace_id, crawl_id, position),
  foreign key (workspace_id, crawl_id) references crawls (workspace_id, id) on delete cascade
);
create unique index crawl_pages_by_address on crawl_pages (workspace_id, crawl_id, md5(url));
alter table crawl_pages enable row level security;
create policy tenant on crawl_pages to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on crawl_pages to jawab_app;
