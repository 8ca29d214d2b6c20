-- Deletes the postings of deleted passages, which no foreign key can do: a posting is found by its salted term. One statement
-- a passage, each with its terms as an array: as a join, it is planned as a loop over all postings of the workspace while the
-- statistics are older than the workspace.
create or replace function delete_postings() returns trigger
language plpgsql as $$
declare
  passage record;
begin
  for passage in select workspace_id, id, bot_id, terms from gone loop
    delete from postings
    where workspace_id = passage.workspace_id and chunk_id = passage.id and term = any(
      array(select unnest(passage.terms) # posting_salt(passage.bot_id)));
  end loop;
  return null;
end $$;

create or replace trigger chunks_deleted after delete on chunks
  referencing old table as gone for each statement execute function delete_postings();
