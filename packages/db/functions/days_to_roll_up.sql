-- Days to count for analytics, the newest first: of the last 30 those with messages that are older than two hours and not
-- counted, and counted days that changed. Today needs `least_messages` such messages. `order by` keeps the planner at the
-- index.
create or replace function days_to_roll_up(of_workspace uuid, at timestamptz, least_messages integer default 1000)
returns table (day date)
language sql stable as $$
  with edge as (
    select date_trunc('hour', at - interval '2 hours', 'UTC') as edge
  ), days as (
    select utc_day(e.edge) - n as day, least(day_start(utc_day(e.edge) - n + 1), e.edge) as until,
      case n when 0 then least_messages else 1 end as least_messages
    from edge e, generate_series(0, 29) n
  )
  select d.day from days d
  left join analytics_days a
    on a.workspace_id = of_workspace and a.day = d.day and a.scope = '00000000-0000-0000-0000-000000000000'
  where a.day is not null
      and exists (select from analytics_changes c where c.workspace_id = of_workspace and c.day = d.day)
    or exists (
      select from messages m where m.workspace_id = of_workspace
        and m.created_at >= coalesce(a.through, day_start(d.day)) and m.created_at < d.until
      order by m.created_at offset d.least_messages - 1)
  order by d.day desc
$$;
