-- Counts the messages from `since` to `until`, within one UTC day, per bot and (nil id) for all bots together; `scopes`
-- limits it to these. The bot of a conversation is looked up by index, and not at all for the nil id.
-- `returned` has the sessions whose visitor wrote before `since`, by days since then: 0 means earlier on the same day.
create or replace function count_messages(of_workspace uuid, since timestamptz, until timestamptz, scopes uuid[] default null)
returns table (
  scope uuid, messages integer, sessions integer, judged integer, unanswered integer, up integer, down integer,
  languages jsonb, returned jsonb
)
language sql stable as $$
  with said as materialized (
    select m.conversation_id, m.role = 'user' as asked, case m.role when 'user' then coalesce(m.language, '') end as language,
      count(*) as n, count(m.answered) filter (where m.author = 'bot') as judged,
      count(*) filter (where m.author = 'bot' and not m.answered) as unanswered,
      count(*) filter (where m.author = 'bot' and m.feedback = 'up') as up,
      count(*) filter (where m.author = 'bot' and m.feedback = 'down') as down
    from messages m
    where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    group by 1, 2, 3
  ), scoped as materialized (
    select v.scope, s.* from said s
    left join lateral (
      select c.bot_id from conversations c
      where c.workspace_id = of_workspace and c.id = s.conversation_id and scopes is distinct from array['00000000-0000-0000-0000-000000000000'::uuid] offset 0
    ) c on true
    cross join lateral (values (c.bot_id), ('00000000-0000-0000-0000-000000000000'::uuid)) v(scope)
    where scopes is null or v.scope = any(scopes)
  ), counted as (
    select s.scope, coalesce(sum(s.n) filter (where s.asked), 0) as messages,
      count(distinct s.conversation_id) filter (where s.asked) as sessions,
      sum(s.judged) filter (where not s.asked) as judged, sum(s.unanswered) filter (where not s.asked) as unanswered,
      sum(s.up) filter (where not s.asked) as up, sum(s.down) filter (where not s.asked) as down
    from scoped s group by s.scope
  ), spoken as (
    select l.scope, jsonb_object_agg(l.language, l.n) as languages
    from (select s.scope, s.language, sum(s.n) as n from scoped s where s.asked group by 1, 2) l group by l.scope
  ), earlier as materialized (
    select t.conversation_id, utc_day(since) - (
      select utc_day(max(p.created_at)) from messages p
      where p.workspace_id = of_workspace and p.conversation_id = t.conversation_id and p.role = 'user'
        and p.created_at >= day_start(utc_day(since) - 29) and p.created_at < since) as days
    from (select distinct s.conversation_id from said s where s.asked) t
  ), back as (
    select b.scope, jsonb_object_agg(b.days, b.n) as returned from (
      select s.scope, e.days, count(distinct s.conversation_id) as n
      from earlier e join scoped s on s.asked and s.conversation_id = e.conversation_id
      where e.days is not null group by 1, 2
    ) b group by b.scope
  )
  select x.scope, coalesce(c.messages, 0)::integer, coalesce(c.sessions, 0)::integer, coalesce(c.judged, 0)::integer,
    coalesce(c.unanswered, 0)::integer, coalesce(c.up, 0)::integer, coalesce(c.down, 0)::integer,
    coalesce(l.languages, '{}'), coalesce(b.returned, '{}')
  from (select '00000000-0000-0000-0000-000000000000'::uuid as scope union select c.scope from counted c) x
  left join counted c using (scope) left join spoken l using (scope) left join back b using (scope)
$$;
