-- Notes a lead that was given, changed or deleted.
create or replace function lead_changed() returns trigger
language plpgsql as $$
declare
  lead leads := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id, bot_id) values (lead.workspace_id, 'lead', lead.id, lead.bot_id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger lead_changed after insert or update or delete on leads
for each row execute function lead_changed();
