-- Counts a day, or counts it again, from its messages. Changes that come meanwhile stay: they are not among `seen`.
create or replace function roll_up_day(of_workspace uuid, of_day date) returns void
language plpgsql as $$
declare
  everyone constant uuid := '00000000-0000-0000-0000-000000000000';
  since constant timestamptz := day_start(of_day);
  until constant timestamptz := day_start(of_day + 1);
  seen xid8[];
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  seen := array(select c.change from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day);
  delete from analytics_questions q where q.workspace_id = of_workspace and q.day = of_day;
  delete from analytics_counts a where a.workspace_id = of_workspace and a.day = of_day;
  insert into analytics_counts select of_workspace, of_day, c.* from count_messages(of_workspace, since, until) c;

  insert into analytics_questions (workspace_id, day, scope, key, count, answered, last_at, last_id)
  select of_workspace, of_day, v.scope, coalesce(g.group_key, m.question_key), count(*), count(*) filter (where m.answered),
    max(m.created_at), (array_agg(m.reply_to order by m.created_at desc, m.reply_to desc))[1]
  from messages m
  join conversations c on c.workspace_id = of_workspace and c.id = m.conversation_id
  left join question_groups g on g.workspace_id = of_workspace and g.key = m.question_key
  cross join lateral (values (c.bot_id), (everyone)) v(scope)
  where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    and m.answered is not null and m.reply_to is not null and m.question_key is not null
  group by 3, 4;

  delete from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day and c.change = any(seen);
end $$;
