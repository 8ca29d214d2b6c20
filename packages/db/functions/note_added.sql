-- Notes that a conversation changed, because the team sees a note at once.
create or replace function note_added() returns trigger
language plpgsql as $$
begin
  insert into changes (workspace_id, kind, id, bot_id)
  select c.workspace_id, 'conversation', c.session_id, c.bot_id from conversations c
  where c.workspace_id = new.workspace_id and c.id = new.conversation_id
  on conflict do nothing;
  return null;
end $$;

create or replace trigger note_added after insert on notes for each row execute function note_added();
