-- Has the team told that a visitor begins to wait for a person: at once in their browsers, and by mail if nobody replies.
-- Whoever takes it over reads a summary.
create or replace function conversation_waits() returns trigger
language plpgsql as $$
declare
  job jsonb := jsonb_build_object('workspaceId', new.workspace_id, 'conversationId', new.id);
  minutes integer;
begin
  if exists (select from push_subscriptions where workspace_id = new.workspace_id) then
    perform enqueue('push_waiting', job, 'push-waiting:' || new.id);
  end if;
  if exists (select from members where workspace_id = new.workspace_id) then
    if old.status <> 'handoff' and new.status = 'handoff' then
      perform enqueue('summarize_handoff', job, 'summarize-handoff:' || new.id);
    end if;
    select escalate_minutes into minutes from workspaces where id = new.workspace_id;
    if minutes is not null then
      perform enqueue('mail_waiting', job, 'mail-waiting:' || new.id, now() + minutes * interval '1 minute');
    end if;
  end if;
  return null;
end $$;

create or replace trigger conversation_waits after update of waiting_since on conversations
for each row when (old.waiting_since is null and new.waiting_since is not null)
execute function conversation_waits();
