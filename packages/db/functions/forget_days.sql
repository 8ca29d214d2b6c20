-- Takes the days before `recent_from` out of the sums of recent questions. Takes out altogether those that lie 60 days before it,
-- because no window reaches them any more.
create or replace function forget_days(of_workspace uuid, recent_from date) returns void
language plpgsql as $$
declare
  old date;
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  for old in
    select distinct a.day from analytics_days a where a.workspace_id = of_workspace and a.day < recent_from - 60
  loop
    perform forget_day(of_workspace, old);
  end loop;
  for old in
    select distinct a.day from analytics_days a
    where a.workspace_id = of_workspace and a.day < recent_from and a.is_recent
  loop
    update question_totals t set recent = t.recent - q.count, recent_answered = t.recent_answered - q.answered
    from analytics_questions q
    where q.workspace_id = of_workspace and q.day = old
      and t.workspace_id = of_workspace and t.scope = q.scope and t.key = q.key;
    update analytics_days a set is_recent = false where a.workspace_id = of_workspace and a.day = old;
  end loop;
  delete from analytics_changes c where c.workspace_id = of_workspace and c.day < recent_from - 60;
end $$;
