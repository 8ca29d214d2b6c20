create or replace function messages_deleted() returns trigger
language plpgsql as $$
begin
  perform note_changes(g.workspace_id, array_agg(distinct utc_day(g.created_at)))
  from gone g where g.created_at < now() - interval '1 hour' group by g.workspace_id;
  return null;
end $$;

create or replace trigger messages_deleted after delete on messages
  referencing old table as gone for each statement execute function messages_deleted();
