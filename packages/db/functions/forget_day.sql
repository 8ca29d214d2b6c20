-- Takes a day out of what was counted.
create or replace function forget_day(of_workspace uuid, of_day date) returns void
language plpgsql as $$
begin
  update question_totals t set count = t.count - q.count, answered = t.answered - q.answered,
    recent = t.recent - q.count * a.recent, recent_answered = t.recent_answered - q.answered * a.recent
  from analytics_questions q, (
    select bool_or(d.is_recent)::int as recent from analytics_days d where d.workspace_id = of_workspace and d.day = of_day
  ) a
  where q.workspace_id = of_workspace and q.day = of_day
    and t.workspace_id = of_workspace and t.scope = q.scope and t.key = q.key;
  delete from question_totals t using analytics_questions q
  where q.workspace_id = of_workspace and q.day = of_day
    and t.workspace_id = of_workspace and t.scope = q.scope and t.key = q.key and t.count = 0;
  delete from analytics_questions q where q.workspace_id = of_workspace and q.day = of_day;
  delete from analytics_days a where a.workspace_id = of_workspace and a.day = of_day;
end $$;
