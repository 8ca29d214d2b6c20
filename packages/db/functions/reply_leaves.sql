-- Puts each reply in a conversation of a channel on its way, whoever writes it, and the question for a rating. A reply that was written at the provider has left
-- already, one that ended with its process is written again, and an old one is restored or moved.
create or replace function reply_leaves() returns trigger
language plpgsql as $$
declare
  contact uuid;
  channel uuid;
begin
  select c.contact_id, c.channel_id into contact, channel from conversations c
  where c.workspace_id = new.workspace_id and c.id = new.conversation_id;
  if contact is null or channel is null then return null; end if;
  insert into outbox (workspace_id, message_id, contact_id, channel_id)
  values (new.workspace_id, new.id, contact, channel);
  update channel_contacts c set out_due_at = now()
  where c.workspace_id = new.workspace_id and c.id = contact;
  return null;
end $$;

create or replace trigger reply_leaves after insert on messages for each row
  when (new.role = 'assistant' and (new.kind = 'message' or new.status = 'rate') and new.content <> '' and new.provider_messages is null
    and (new.trace ->> 'ended_by') is distinct from 'crash' and new.created_at > now() - interval '1 second')
  execute function reply_leaves();
