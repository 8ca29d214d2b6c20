-- Notes a document that was added, deleted or processed, or that has another title.
create or replace function document_changed() returns trigger
language plpgsql as $$
declare
  document documents := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id, bot_id)
  values (document.workspace_id, 'document', document.id, document.bot_id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger document_changed
after insert or delete or update of status, title, chunk_count, error, refresh, pages_read on documents
for each row execute function document_changed();
