-- Days to count: of the 89 before today, two hours after they ended, those that changed since they were counted, and those that have
-- messages and are not counted. The bounds of each day are computed first. As expressions in the condition on messages, row-level
-- security keeps them from the index, and each day reads all messages before its end.
create or replace function days_to_roll_up(of_workspace uuid, at timestamptz) returns table (day date)
language sql stable as $$
  with days as (
    select utc_day(at - interval '2 hours') - n as day from generate_series(1, 89) n
  ), bounds as materialized (
    select d.day, day_start(d.day) as since, day_start(d.day + 1) as until,
      exists (select from analytics_counts a where a.workspace_id = of_workspace and a.day = d.day) as is_counted
    from days d
  )
  select b.day from bounds b
  where case when b.is_counted
    then exists (select from analytics_changes c where c.workspace_id = of_workspace and c.day = b.day)
    else exists (
      select from messages m where m.workspace_id = of_workspace and m.created_at >= b.since and m.created_at < b.until)
    end
  order by b.day desc
$$;
