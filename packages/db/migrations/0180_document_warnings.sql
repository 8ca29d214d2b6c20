-- What a document lost when it was read, by code: [{"code": "hidden_parts_skipped", "count": 3}].
alter table documents add column warnings jsonb not null default '[]';
-- The share of its letters that can be read; null if nothing tells.
alter table documents add column quality real check (quality between 0 and 1);
-- The pages or slides of the original; null if it has none.
alter table documents add column page_count integer check (page_count > 0);
