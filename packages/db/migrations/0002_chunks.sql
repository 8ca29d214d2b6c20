-- Passages and what finds them: postings of terms (BM25), grams to reorder, vectors, and the line of each knowledge base.

create table chunks (
  workspace_id uuid not null,
  id bigint generated always as identity,
  document_id uuid not null,
  -- The document's bot; null: shared by all bots.
  bot_id uuid,
  ordinal integer not null,
  heading text,
  text text not null,
  -- [start, end) in the document's text, UTF-16 units.
  start_offset integer not null,
  end_offset integer not null,
  language text,
  length integer not null,
  -- Keys of its postings, so that they can be deleted without an index of their own.
  terms bigint[] not null,
  grams integer[] not null,
  primary key (workspace_id, id),
  unique (workspace_id, document_id, ordinal),
  foreign key (workspace_id, document_id) references documents on delete cascade
) with (toast_tuple_target = 8160);

-- One row a term and passage. `term` is the term's hash salted with the bot (see posting_salt), so one index range holds
-- exactly what one bot owns. Frequency and length stay raw: the weight depends on the whole base.
create table postings (
  workspace_id uuid not null,
  term bigint not null,
  chunk_id bigint not null,
  frequency smallint not null,
  length smallint not null,
  primary key (workspace_id, term, chunk_id) include (frequency, length)
);

-- No fixed dimensions: two models live side by side while a workspace is embedded anew.
create table embeddings (
  workspace_id uuid not null,
  chunk_id bigint not null,
  model text not null,
  bot_id uuid,
  embedding halfvec not null,
  primary key (workspace_id, chunk_id, model),
  foreign key (workspace_id, chunk_id) references chunks on delete cascade
) with (toast_tuple_target = 8160);

-- Size of each base, written by the worker. Counters kept by concurrent ingestion would be hot rows.
create table retrieval_statistics (
  workspace_id uuid not null references workspaces on delete cascade,
  -- The bot, or the zero UUID for the documents shared by all.
  scope uuid not null,
  chunks integer not null,
  length bigint not null,
  refreshed_at timestamptz(3) not null default now(),
  primary key (workspace_id, scope)
);

-- Terms that stand in a great part of a large base, as of the last count: too common to find passages by, so a question
-- only weighs them in passages its rarer terms found.
create table frequent_terms (
  workspace_id uuid not null references workspaces on delete cascade,
  term bigint not null,
  postings integer not null,
  primary key (workspace_id, term)
);

-- Confidence below which a base does not know, per language of the question.
create table calibrations (
  workspace_id uuid not null references workspaces on delete cascade,
  -- The bot, or the zero UUID for a search of the whole workspace.
  scope uuid not null,
  language text not null,
  line real not null,
  calibrated_at timestamptz(3) not null default now(),
  primary key (workspace_id, scope, language)
);

-- The first 64 bits of the bot's id; 0 for shared documents.
create function posting_salt(bot_id uuid) returns bigint
language sql immutable parallel safe as
$$ select coalesce(('x' || translate(left(bot_id::text, 18), '-', ''))::bit(64)::bigint, 0) $$;

create function delete_postings() returns trigger
language plpgsql as $$
begin
  delete from postings p using (
    select workspace_id, id, unnest(terms) # posting_salt(bot_id) as term from gone
  ) g
  where p.workspace_id = g.workspace_id and p.term = g.term and p.chunk_id = g.id;
  return null;
end $$;

create trigger chunks_deleted after delete on chunks
  referencing old table as gone for each statement execute function delete_postings();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'chunks', 'postings', 'embeddings', 'retrieval_statistics', 'frequent_terms', 'calibrations'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;
