-- Counts a day from its messages, or counts it again; a day that has not been over for two hours only up to that hour.
-- A change that comes meanwhile stays in analytics_changes, because it is not among `seen`.
create or replace function roll_up_day(of_workspace uuid, of_day date, at timestamptz) returns void
language plpgsql as $$
declare
  since constant timestamptz := day_start(of_day);
  until constant timestamptz := least(day_start(of_day + 1), date_trunc('hour', at - interval '2 hours', 'UTC'));
  seen xid8[];
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  seen := array(select c.change from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day);
  perform forget_day(of_workspace, of_day);

  insert into analytics_days
    (workspace_id, day, through, scope, messages, sessions, judged, unanswered, up, down, languages, returned)
  select of_workspace, of_day, until, c.* from count_messages(of_workspace, since, until) c;

  insert into analytics_questions (workspace_id, day, scope, key, count, answered, last_at, last_id)
  select of_workspace, of_day, q.* from count_questions(of_workspace, since, until) q;

  insert into question_totals as t (workspace_id, scope, key, count, answered)
  select q.workspace_id, q.scope, q.key, q.count, q.answered from analytics_questions q
  where q.workspace_id = of_workspace and q.day = of_day
  on conflict (workspace_id, scope, key) do update set
    count = t.count + excluded.count, answered = t.answered + excluded.answered;

  delete from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day and c.change = any(seen);
end $$;
