-- Copies the name and the address of a person to the workspaces, whoever changes them.
create or replace function copy_person() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  update members set name = new.name, email = new.email where user_id = new.id;
  return null;
end $$;

create or replace trigger copy_person after update of name, email on auth."user"
for each row when (new.name <> old.name or new.email <> old.email)
execute function copy_person();

revoke execute on function copy_person from public;
