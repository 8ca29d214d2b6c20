-- Days to count: of the 89 before today those that ended two hours ago or longer, have messages and are not counted or changed.
-- The bounds of each day are computed first. As expressions in the condition on messages, row-level security keeps them from
-- the index, and each day reads all messages before its end.
create or replace function days_to_roll_up(of_workspace uuid, at timestamptz, least_messages integer default 1000)
returns table (day date)
language sql stable as $$
  with edge as (
    select date_trunc('hour', at - interval '2 hours', 'UTC') as edge
  ), days as (
    select utc_day(e.edge) - n as day, least(day_start(utc_day(e.edge) - n + 1), e.edge) as until,
      case n when 0 then least_messages else 1 end as least_messages
    from edge e, generate_series(0, 89) n
  ), bounds as materialized (
    select d.day, coalesce(a.through, day_start(d.day)) as since, d.until, d.least_messages, a.day is not null as is_counted
    from days d
    left join analytics_days a
      on a.workspace_id = of_workspace and a.day = d.day and a.scope = '00000000-0000-0000-0000-000000000000'
  )
  select b.day from bounds b
  where b.is_counted
      and exists (select from analytics_changes c where c.workspace_id = of_workspace and c.day = b.day)
    or exists (
      select from messages m where m.workspace_id = of_workspace and m.created_at >= b.since and m.created_at < b.until
      order by m.created_at offset b.least_messages - 1)
  order by b.day desc
$$;
