-- Notes a conversation that got a message, another status, assignee or tags, that was put aside or comes back, that waits again, that was rated, or that was deleted.
create or replace function conversation_changed() returns trigger
language plpgsql as $$
declare
  conversation conversations := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id, bot_id)
  values (conversation.workspace_id, 'conversation', conversation.session_id, conversation.bot_id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger conversation_changed after insert or delete or update of message_count, status, assignee_id, waiting_since, tags, snooze_until, csat_score,
  csat_comment on conversations
for each row execute function conversation_changed();
