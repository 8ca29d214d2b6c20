-- Counts the messages of a span of time by quarter of an hour, bot, channel and language of the message. Conversations are
-- looked up one by one: few of a large workspace have messages in the span.
create or replace function count_quarters(of_workspace uuid, since timestamptz, until timestamptz)
returns table (at timestamptz, bot_id uuid, channel text, language text, messages integer, answered integer, unsure integer,
  unanswered integer, up integer, down integer, input_tokens bigint, output_tokens bigint, conversations uuid[])
language sql stable as $$
  with said as materialized (
    select m.conversation_id, date_bin('15 minutes', m.created_at, 'epoch') as at, coalesce(m.language, '') as language,
      count(*) filter (where m.role = 'user') as messages,
      count(*) filter (where m.author = 'bot' and m.answered) as answered,
      count(*) filter (where m.author = 'bot' and m.answered is null and m.trace ->> 'decision' = 'hedged') as unsure,
      count(*) filter (where m.author = 'bot' and not m.answered) as unanswered,
      count(*) filter (where m.author = 'bot' and m.feedback = 'up') as up,
      count(*) filter (where m.author = 'bot' and m.feedback = 'down') as down,
      sum((m.trace #>> '{usage,input_tokens}')::bigint) as input_tokens,
      sum((m.trace #>> '{usage,output_tokens}')::bigint) as output_tokens
    from messages m
    where m.workspace_id = of_workspace and m.created_at >= since and m.created_at < until
    group by 1, 2, 3
  )
  select s.at, c.bot_id, c.channel, s.language, sum(s.messages)::int, sum(s.answered)::int, sum(s.unsure)::int,
    sum(s.unanswered)::int, sum(s.up)::int, sum(s.down)::int, coalesce(sum(s.input_tokens), 0)::bigint,
    coalesce(sum(s.output_tokens), 0)::bigint,
    coalesce(array_agg(s.conversation_id) filter (where s.messages > 0), '{}')
  from said s cross join lateral (
    select bot_id, channel from conversations where workspace_id = of_workspace and id = s.conversation_id offset 0
  ) c
  group by 1, 2, 3, 4
$$;
