-- Whether the pages that a crawl adds start as drafts.
alter table crawls
  add column publish text not null default 'published' check (publish in ('draft', 'published'));
