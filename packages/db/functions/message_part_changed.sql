-- Notes the conversation of a message whose file came, or whose reply left, arrived, was read or failed.
create or replace function message_part_changed() returns trigger
language plpgsql as $$
begin
  insert into changes (workspace_id, kind, id, bot_id)
  select c.workspace_id, 'conversation', c.session_id, c.bot_id
  from messages m join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
  where m.workspace_id = new.workspace_id and m.id = new.message_id
  on conflict do nothing;
  return null;
end $$;

create or replace trigger attachment_changed after update of bytes on attachments
for each row execute function message_part_changed();

create or replace trigger reply_reported after update of state on outbox for each row
  when (old.state is distinct from new.state and new.state in ('sent', 'delivered', 'read', 'failed'))
  execute function message_part_changed();
