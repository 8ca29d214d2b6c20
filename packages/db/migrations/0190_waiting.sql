-- Since when somebody waits for a person in a conversation; null after a person's message, and outside of handoffs.
alter table conversations add column waiting_since timestamp(3) with time zone;
update conversations c set waiting_since = case
  when replied.position is null then coalesce(c.handoff_at, c.last_message_at)
  else (
    select min(m.created_at) from messages m
    where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user' and m.position > replied.position)
  end
from conversations h
left join lateral (
  select max(m.position) as position from messages m
  where m.workspace_id = h.workspace_id and m.conversation_id = h.id and m.author = 'human'
    and (h.handoff_at is null or m.created_at >= h.handoff_at)
) replied on true
where h.status = 'handoff' and c.workspace_id = h.workspace_id and c.id = h.id;
create index conversations_waiting on conversations (workspace_id, waiting_since, id) where waiting_since is not null;
