-- Gives a process the customers whose messages are due: `incoming` ones it answers, outgoing ones it sends. Others leave them
-- alone until it lets go of them or is dead. What comes in meanwhile is due again.
create or replace function claim_contacts(by_process uuid, max_in integer, max_out integer)
returns table (incoming boolean, workspace_id uuid, id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  return query
    with due as (
      select c.workspace_id, c.id from channel_contacts c
      where (c.in_due_at <= now() and c.in_held_by is null)
        or (c.in_held_by is not null and not exists (select from processes p where p.id = c.in_held_by))
      order by c.in_due_at limit max_in for update skip locked
    )
    update channel_contacts c set in_held_by = by_process, in_due_at = null from due d
    where c.workspace_id = d.workspace_id and c.id = d.id returning true, c.workspace_id, c.id;
  return query
    with due as (
      select c.workspace_id, c.id from channel_contacts c
      where (c.out_due_at <= now() and c.out_held_by is null)
        or (c.out_held_by is not null and not exists (select from processes p where p.id = c.out_held_by))
      order by c.out_due_at limit max_out for update skip locked
    )
    update channel_contacts c set out_held_by = by_process, out_due_at = null from due d
    where c.workspace_id = d.workspace_id and c.id = d.id returning false, c.workspace_id, c.id;
end $$;

revoke execute on function claim_contacts from public;
