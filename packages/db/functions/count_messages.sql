-- Only the version before reads this: see 0310_analytics_quarters.sql.
create or replace function count_messages(of_workspace uuid, since timestamptz, until timestamptz)
returns table (bot_id uuid, channel text, language text, messages integer, judged integer, unanswered integer, up integer,
  down integer, conversations uuid[])
language sql stable as $$
  with said as materialized (
    select m.conversation_id, m.role = 'user' as asked, case m.role when 'user' then coalesce(m.language, '') else '' end as language,
      count(*) as n, count(m.answered) filter (where m.author = 'bot') as judged,
      count(*) filter (where m.author = 'bot' and not m.answered) as unanswered,
      count(*) filter (where m.author = 'bot' and m.feedback = 'up') as up,
      count(*) filter (where m.author = 'bot' and m.feedback = 'down') as down
    from messages m
    where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    group by 1, 2, 3
  ), numbered as (
    select s.*, row_number() over (partition by s.conversation_id, s.asked order by s.language) as nth from said s
  )
  select c.bot_id, c.channel, n.language, coalesce(sum(n.n) filter (where n.asked), 0)::int,
    coalesce(sum(n.judged) filter (where not n.asked), 0)::int, coalesce(sum(n.unanswered) filter (where not n.asked), 0)::int,
    coalesce(sum(n.up) filter (where not n.asked), 0)::int, coalesce(sum(n.down) filter (where not n.asked), 0)::int,
    coalesce(array_agg(n.conversation_id) filter (where n.asked and n.nth = 1), '{}')
  from numbered n join conversations c on c.workspace_id = of_workspace and c.id = n.conversation_id
  group by 1, 2, 3
$$;
