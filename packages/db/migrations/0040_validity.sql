-- When a document may be answered from. The passages of the others stay in the index and are left out of every search.
alter table documents
  add column valid_from timestamp(3) with time zone,
  add column valid_until timestamp(3) with time zone,
  add column archived boolean not null default false,
  add column publish text not null default 'published' check (publish in ('draft', 'published')),
  add column indexed_at timestamp(3) with time zone,
  add column gone_count integer not null default 0;

update documents set indexed_at = updated_at where indexed_hash is not null;

create index documents_withheld on documents (workspace_id)
  where archived or publish = 'draft' or valid_from is not null or valid_until is not null;
