-- Counts the questions of a span of time that were answered or not, by bot, channel, language of the reply and meaning. Most
-- keys are their own group: only the others are looked up, in their own index.
create or replace function count_asked(of_workspace uuid, since timestamptz, until timestamptz)
returns table (bot_id uuid, channel text, language text, key bigint, count integer, answered integer, last_at timestamptz,
  last_id uuid)
language sql stable as $$
  with asked as materialized (
    select m.conversation_id, m.language, m.question_key, m.answered, m.created_at, m.reply_to from messages m
    where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
      and m.answered is not null and m.reply_to is not null and m.question_key is not null
  ), keys as materialized (
    select k.question_key, coalesce((
      select g.group_key from question_groups g
      where g.workspace_id = of_workspace and g.key = k.question_key and g.group_key <> g.key), k.question_key) as key
    from (select distinct question_key from asked) k
  )
  select c.bot_id, c.channel, coalesce(a.language, ''), k.key, count(*)::int, (count(*) filter (where a.answered))::int,
    max(a.created_at), (array_agg(a.reply_to order by a.created_at desc, a.reply_to desc))[1]
  from asked a join keys k using (question_key)
  cross join lateral (
    select bot_id, channel from conversations where workspace_id = of_workspace and id = a.conversation_id offset 0
  ) c
  group by 1, 2, 3, 4
$$;
