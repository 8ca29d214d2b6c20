-- Deletes the postings of deleted passages, which no foreign key can do: a posting is found by its salted term.
create or replace function delete_postings() returns trigger
language plpgsql as $$
begin
  delete from postings p using (
    select workspace_id, id, unnest(terms) # posting_salt(bot_id) as term from gone
  ) g
  where p.workspace_id = g.workspace_id and p.term = g.term and p.chunk_id = g.id;
  return null;
end $$;

create or replace trigger chunks_deleted after delete on chunks
  referencing old table as gone for each statement execute function delete_postings();
