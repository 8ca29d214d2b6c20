-- Gives a visitor who begins to wait to a member who is online, if the workspace has a rule for it and nobody works on the
-- conversation. Whoever replies has taken it.
create or replace function offer_waiting() returns trigger
language plpgsql as $$
declare
  rule text;
begin
  if new.waiting_since is null then
    new.offered_at := null;
    return new;
  end if;
  select assignment into rule from workspaces where id = new.workspace_id;
  if rule = 'manual' then return new; end if;
  -- One after the other, so that each choice counts the one before.
  perform pg_advisory_xact_lock(hashtextextended('assign ' || new.workspace_id, 0));
  update members m set assigned_at = clock_timestamp()
  where m.workspace_id = new.workspace_id and m.user_id = (
    select o.user_id from members o
    where o.workspace_id = new.workspace_id and o.role <> 'viewer' and is_online(o.online_at)
    order by case when rule = 'least_busy' then (
      select count(*) from conversations c
      where c.workspace_id = o.workspace_id and c.assignee_id = o.user_id and c.status = 'handoff') end,
      o.assigned_at nulls first, o.user_id
    limit 1)
  returning m.user_id, now() into new.assignee_id, new.offered_at;
  return new;
end $$;

create or replace trigger offer_waiting before update of waiting_since on conversations
for each row when (
  new.waiting_since is null and old.offered_at is not null
  or new.waiting_since is not null and old.waiting_since is null and new.assignee_id is null)
execute function offer_waiting();
