-- Puts each reply in a conversation of a channel on its way, whoever writes it, and the question for a rating. A reply that was written at the provider has left
-- already, one that ended with its process is written again, and an old one is restored or moved. That a conversation is closed leaves only
-- if it had been handed over and its customer wrote within a day: after that it has ended for them anyway, and providers refuse messages.
-- The question for a rating takes these words along.
create or replace function reply_leaves() returns trigger
language plpgsql as $$
declare
  contact uuid;
  channel uuid;
  hears_end boolean;
begin
  select c.contact_id, c.channel_id, c.handoff_at is not null and t.last_message_at > now() - interval '1 day'
  into contact, channel, hears_end
  from conversations c
  join channel_contacts t on t.workspace_id = c.workspace_id and t.id = c.contact_id
  where c.workspace_id = new.workspace_id and c.id = new.conversation_id;
  if channel is null or (new.status = 'closed' and hears_end is not true) then return null; end if;
  if new.status = 'rate' then
    delete from outbox o using messages m
    where m.workspace_id = new.workspace_id and m.conversation_id = new.conversation_id and m.position = new.position - 1
      and m.status = 'closed' and o.workspace_id = m.workspace_id and o.message_id = m.id and o.state = 'queued';
  end if;
  insert into outbox (workspace_id, message_id, contact_id, channel_id)
  values (new.workspace_id, new.id, contact, channel);
  update channel_contacts c set out_due_at = now()
  where c.workspace_id = new.workspace_id and c.id = contact;
  return null;
end $$;

create or replace trigger reply_leaves after insert on messages for each row
  when (new.role = 'assistant' and (new.kind = 'message' or new.status in ('rate', 'closed')) and new.content <> '' and new.provider_messages is null
    and (new.trace ->> 'ended_by') is distinct from 'crash' and new.created_at > now() - interval '1 second')
  execute function reply_leaves();
