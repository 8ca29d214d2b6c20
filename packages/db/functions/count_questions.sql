-- Counts the questions answered from `since` to `until` by meaning, in the scopes of count_messages.
-- `last_id` is the newest of them. A question without a key has that of its wording.
create or replace function count_questions(of_workspace uuid, since timestamptz, until timestamptz, scopes uuid[] default null)
returns table (scope uuid, key bigint, count integer, answered integer, last_at timestamptz, last_id uuid)
language sql stable as $$
  with asked as materialized (
    select v.scope, m.answered, m.created_at as at, m.reply_to as id, coalesce(m.question_key, (
        select wording_key(q.content) from messages q where q.workspace_id = of_workspace and q.id = m.reply_to
      )) as key
    from (
      select * from messages m
      where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
        and m.answered is not null and m.reply_to is not null
    ) m left join lateral (
      select c.bot_id from conversations c
      where c.workspace_id = of_workspace and c.id = m.conversation_id and scopes is distinct from array['00000000-0000-0000-0000-000000000000'::uuid] offset 0
    ) c on true
    cross join lateral (values (c.bot_id), ('00000000-0000-0000-0000-000000000000'::uuid)) v(scope)
    where scopes is null or v.scope = any(scopes)
  ), keys as materialized (
    select k.key, coalesce((
        select g.group_key from question_groups g
        where g.workspace_id = of_workspace and g.key = k.key and g.group_key <> g.key
      ), k.key) as group_key
    from (select distinct a.key from asked a where a.key is not null) k
  )
  select a.scope, k.group_key, count(*)::integer, (count(*) filter (where a.answered))::integer, max(a.at),
    (array_agg(a.id order by a.at desc, a.id desc))[1]
  from asked a join keys k using (key)
  group by 1, 2
$$;
