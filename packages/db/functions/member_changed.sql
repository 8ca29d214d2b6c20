-- Notes a person who joined or left a workspace, has another role or name there, or came online or went away.
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

create or replace trigger member_online after update of online_at on members
for each row when ((old.online_at is null) <> (new.online_at is null)) execute function member_changed();
