-- Notes a person who joined or left a workspace, or who has another role or name there.
create or replace function member_changed() returns trigger
language plpgsql as $$
declare
  member members := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id) values (member.workspace_id, 'member', member.user_id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger member_changed after insert or delete or update of role, name, email on members
for each row execute function member_changed();
