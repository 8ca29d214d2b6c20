-- Takes out what lies before a day: no window reaches there any more.
create or replace function forget_days(of_workspace uuid, before date) returns void
language plpgsql as $$
declare
  old date;
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  for old in
    select distinct a.day from analytics_days a where a.workspace_id = of_workspace and a.day < before
  loop
    perform forget_day(of_workspace, old);
  end loop;
  delete from analytics_changes c where c.workspace_id = of_workspace and c.day < before;
end $$;
