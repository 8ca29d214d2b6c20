-- Counts a day up to a moment, or counts it again, from its messages. Changes that come meanwhile stay: they are not among `seen`.
create or replace function count_day(of_workspace uuid, of_day date, until timestamptz) returns void
language plpgsql as $$
declare
  since constant timestamptz := day_start(of_day);
  seen xid8[];
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  seen := array(select c.change from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day);
  delete from analytics_asked q where q.workspace_id = of_workspace and q.day = of_day;
  delete from analytics_quarters a where a.workspace_id = of_workspace and a.day = of_day;
  insert into analytics_quarters select of_workspace, of_day, c.* from count_quarters(of_workspace, since, until) c;
  insert into analytics_asked select of_workspace, of_day, q.* from count_asked(of_workspace, since, until) q
    order by q.count desc, q.key limit 1000;
  delete from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day and c.change = any(seen);
end $$;
