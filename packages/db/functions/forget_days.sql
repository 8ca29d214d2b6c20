-- Forgets the counted days that lie more than 60 days before `recent_from`, because no window reaches them any more.
create or replace function forget_days(of_workspace uuid, recent_from date) returns void
language sql as $$
  delete from analytics_questions q where q.workspace_id = of_workspace and q.day < recent_from - 60;
  delete from analytics_days a where a.workspace_id = of_workspace and a.day < recent_from - 60;
  delete from analytics_changes c where c.workspace_id = of_workspace and c.day < recent_from - 60;
$$;
