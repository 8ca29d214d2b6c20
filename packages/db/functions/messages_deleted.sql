create or replace function messages_deleted() returns trigger
language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select t.workspace_id, array_agg(distinct t.day) as days from (
      select g.workspace_id, utc_day(g.created_at) as day from gone g
      where g.created_at < now() - interval '1 hour'
      union
      select g.workspace_id, utc_day(m.created_at) from gone g
      join messages m on m.workspace_id = g.workspace_id and m.conversation_id = g.conversation_id
        and m.created_at > g.created_at
      where g.created_at < now() - interval '1 hour'
    ) t group by t.workspace_id
  loop
    perform note_changes(touched.workspace_id, touched.days);
  end loop;
  return null;
end $$;

create or replace trigger messages_deleted after delete on messages
  referencing old table as gone for each statement execute function messages_deleted();
