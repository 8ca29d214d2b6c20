-- The languages of a base by number of passages, counted as passages are written, so that a base can be answered from at once.
alter table retrieval_statistics add column languages jsonb not null default '{}';
