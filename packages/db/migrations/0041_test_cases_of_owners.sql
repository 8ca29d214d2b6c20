-- What owners expect of an answer: any of several documents, words that must not stand in it, questions asked before it.
alter table test_cases
  add column expected_document_ids uuid[] not null default '{}',
  add column must_not_say text[] not null default '{}',
  add column asked_before text[] not null default '{}';
update test_cases set expected_document_ids = array[expected_document_id] where expected_document_id is not null;

-- A run of drafts asks what customers will read when they are published.
alter table test_runs add column drafts boolean not null default false;
