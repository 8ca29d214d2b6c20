-- Removes a day from what was counted.
create or replace function forget_day(of_workspace uuid, of_day date) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  with gone as (
    delete from analytics_questions q where q.workspace_id = of_workspace and q.day = of_day returning q.*
  ), lowered as (
    update question_totals t set count = t.count - g.count, answered = t.answered - g.answered
    from gone g where t.workspace_id = of_workspace and t.scope = g.scope and t.key = g.key and t.count > g.count
  )
  delete from question_totals t using gone g
  where t.workspace_id = of_workspace and t.scope = g.scope and t.key = g.key and t.count = g.count;
  delete from analytics_days a where a.workspace_id = of_workspace and a.day = of_day;
end $$;
