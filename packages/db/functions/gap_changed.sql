-- Notes a question that a bot could not answer, and one that was resolved or dismissed.
create or replace function gap_changed() returns trigger
language plpgsql as $$
begin
  if tg_table_name = 'messages' then
    insert into changes (workspace_id, kind, id, bot_id)
    select c.workspace_id, 'gap', coalesce(new.reply_to, new.id), c.bot_id
    from conversations c where c.workspace_id = new.workspace_id and c.id = new.conversation_id
    on conflict do nothing;
  else
    insert into changes (workspace_id, kind, id, bot_id) values (new.workspace_id, 'gap', new.message_id, new.bot_id)
    on conflict do nothing;
  end if;
  return null;
end $$;

create or replace trigger gap_appeared after insert on messages
for each row when (new.answered = false) execute function gap_changed();

create or replace trigger gap_changed after insert or update on resolved_questions
for each row execute function gap_changed();
