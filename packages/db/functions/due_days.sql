-- Days to count for analytics, and until when: of the last 90 those that changed since they were counted, and those with messages
-- after their last counted quarter of an hour. Today is counted every three hours, up to two hours ago. The bounds of each day are
-- computed first. As expressions in the condition on messages, row-level security keeps them from the index, and each day reads
-- all messages before its end.
create or replace function due_days(of_workspace uuid, now timestamptz) returns table (day date, until timestamptz)
language sql stable as $$
  with days as (
    select utc_day(c.cutoff) - n as day, c.cutoff
    from (select date_bin('3 hours', now - interval '2 hours', 'epoch') as cutoff) c, generate_series(0, 89) n
  ), bounds as materialized (
    select d.day, a.next, coalesce(a.next, day_start(d.day)) as since, least(day_start(d.day + 1), d.cutoff) as until
    from days d cross join lateral (
      select max(a.at) + interval '15 minutes' as next from analytics_quarters a where a.workspace_id = of_workspace and a.day = d.day
    ) a
  )
  select b.day, b.until from bounds b
  where b.next is not null
      and exists (select from analytics_changes c where c.workspace_id = of_workspace and c.day = b.day)
    or exists (
      select from messages m where m.workspace_id = of_workspace and m.created_at >= b.since and m.created_at < b.until)
  order by b.day desc
$$;
