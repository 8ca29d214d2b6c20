-- Counts a day, or counts it again, from its messages; one that is not over two hours ago up to that hour. Changes that come
-- while it does stay: they are not among `seen`.
create or replace function roll_up_day(of_workspace uuid, of_day date, at timestamptz) returns void
language plpgsql as $$
declare
  everyone constant uuid := '00000000-0000-0000-0000-000000000000';
  since constant timestamptz := day_start(of_day);
  until constant timestamptz := least(day_start(of_day + 1), date_trunc('hour', at - interval '2 hours', 'UTC'));
  seen xid8[];
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  seen := array(select c.change from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day);
  delete from analytics_questions q where q.workspace_id = of_workspace and q.day = of_day;
  delete from analytics_days a where a.workspace_id = of_workspace and a.day = of_day;

  insert into analytics_days
    (workspace_id, day, scope, through, messages, sessions, judged, unanswered, up, down, languages, channels,
     returned)
  with said as materialized (
    select m.conversation_id, m.role = 'user' as asked, case m.role when 'user' then coalesce(m.language, '') end as language,
      count(*) as n,
      count(m.answered) filter (where m.author = 'bot') as judged,
      count(*) filter (where m.author = 'bot' and not m.answered) as unanswered,
      count(*) filter (where m.author = 'bot' and m.feedback = 'up') as up,
      count(*) filter (where m.author = 'bot' and m.feedback = 'down') as down
    from messages m
    where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    group by 1, 2, 3
  ), scoped as materialized (
    select v.scope, c.channel, s.* from said s
    join conversations c on c.workspace_id = of_workspace and c.id = s.conversation_id
    cross join lateral (values (c.bot_id), (everyone)) v(scope)
  ), counted as (
    select s.scope, coalesce(sum(s.n) filter (where s.asked), 0) as messages,
      count(distinct s.conversation_id) filter (where s.asked) as sessions,
      coalesce(sum(s.judged) filter (where not s.asked), 0) as judged,
      coalesce(sum(s.unanswered) filter (where not s.asked), 0) as unanswered,
      coalesce(sum(s.up) filter (where not s.asked), 0) as up,
      coalesce(sum(s.down) filter (where not s.asked), 0) as down
    from scoped s group by s.scope
  ), spoken as (
    select l.scope, jsonb_object_agg(l.language, l.n) as languages
    from (select s.scope, s.language, sum(s.n) as n from scoped s where s.asked group by 1, 2) l group by l.scope
  ), placed as (
    select p.scope, jsonb_object_agg(p.channel, p.n) as channels
    from (select s.scope, s.channel, sum(s.n) as n from scoped s where s.asked group by 1, 2) p group by p.scope
  ), came_back as materialized (
    select a.conversation_id, of_day - (
      select utc_day(max(p.created_at)) from messages p
      where p.workspace_id = of_workspace and p.conversation_id = a.conversation_id and p.role = 'user'
        and p.created_at >= day_start(of_day - 89) and p.created_at < since) as after_days
    from (select distinct s.conversation_id from said s where s.asked) a
  ), back as (
    select b.scope, jsonb_object_agg(b.after_days, b.n) as returned from (
      select s.scope, b.after_days, count(distinct s.conversation_id) as n
      from came_back b join scoped s on s.asked and s.conversation_id = b.conversation_id
      where b.after_days is not null group by 1, 2
    ) b group by b.scope
  )
  select of_workspace, of_day, x.scope, until, coalesce(c.messages, 0), coalesce(c.sessions, 0), coalesce(c.judged, 0),
    coalesce(c.unanswered, 0), coalesce(c.up, 0), coalesce(c.down, 0), coalesce(l.languages, '{}'),
    coalesce(p.channels, '{}'), coalesce(b.returned, '{}')
  from (select everyone as scope union select c.scope from counted c) x
  left join counted c using (scope) left join spoken l using (scope) left join placed p using (scope)
  left join back b using (scope);

  insert into analytics_questions (workspace_id, day, scope, key, count, answered, last_at, last_id)
  select of_workspace, of_day, v.scope, coalesce(g.group_key, k.key), count(*), count(*) filter (where m.answered),
    max(m.created_at), (array_agg(m.reply_to order by m.created_at desc, m.reply_to desc))[1]
  from messages m
  join conversations c on c.workspace_id = of_workspace and c.id = m.conversation_id
  left join messages q on m.question_key is null and q.workspace_id = of_workspace and q.id = m.reply_to
  cross join lateral (select coalesce(m.question_key, wording_key(q.content)) as key) k
  left join question_groups g on g.workspace_id = of_workspace and g.key = k.key
  cross join lateral (values (c.bot_id), (everyone)) v(scope)
  where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    and m.answered is not null and m.reply_to is not null and k.key is not null
  group by 3, 4;

  delete from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day and c.change = any(seen);
end $$;
