alter table messages disable trigger messages_written_late;

insert into bots (workspace_id, id, name)
select :workspace, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bot ' || n from generate_series(0, 2) n;

insert into conversations (workspace_id, id, bot_id, session_id, channel, message_count, handoff_at)
select :workspace, md5(:workspace || ' talk ' || n)::uuid, ('00000000-0000-4000-8000-' || lpad((n % 3)::text, 12, '0'))::uuid, 's' || n, 'api', 8,
  case when n % 20 = 0 then now() - n % 30 * interval '1 day' end
from generate_series(0, :talks - 1) n;

insert into messages (workspace_id, conversation_id, position, id, role, author, content, language, answered, reply_to,
  feedback, question_key, created_at)
select :workspace, md5(:workspace || ' talk ' || t.talk)::uuid, 2 * t.turn + r, md5(t.name || r)::uuid,
  case r when 1 then 'user' else 'assistant' end, case r when 1 then 'visitor' else 'bot' end,
  case r when 1 then 'Question ' || t.question else 'An answer as long as they often are when a shop tells how long delivery takes.' end,
  (array['en', 'ja', 'th', 'id', 'hi'])[t.talk % 5 + 1],
  case r when 2 then t.question % 7 > 0 end,
  case r when 2 then md5(t.name || 1)::uuid end,
  case when r = 2 and t.question % 25 = 0 then 'up' when r = 2 and t.question % 40 = 1 then 'down' end,
  case r when 2 then ('x' || left(md5('question ' || t.question), 16))::bit(64)::bigint end,
  day_start(t.day)
    + (t.talk * 7919.0 % 86400 / 86400) * (least(day_start(t.day + 1), now() - interval '10 minutes') - day_start(t.day))
    + t.turn * interval '40 seconds' + r * interval '2 seconds'
from (
  select talk, turn, :workspace || ' ' || talk || ' ' || turn || ' ' as name,
    case when (talk + turn) % 2 = 0 then floor(2000 * power((talk * 7919 + turn * 104729) % 100003 / 100003.0, 3))::int
      else 10000 + talk * 4 + turn end as question,
    utc_day(now()) - 29
      + least(29, talk % 30 + case when turn = 3 and talk % 4 = 0 then talk % 9 else 0 end)::int as day
  from generate_series(0::bigint, :talks - 1) talk, generate_series(0, 3) turn
  order by day, talk, turn
) t, generate_series(1, 2) r;

insert into leads (workspace_id, bot_id, session_id, name, email, created_at)
select :workspace, ('00000000-0000-4000-8000-' || lpad((n % 3)::text, 12, '0'))::uuid, 's' || n, 'A visitor', 'a@example.com',
  now() - n * interval '30 days' / 20000
from generate_series(0, 19999) n;

insert into question_groups (workspace_id, key, group_key)
select :workspace, ('x' || left(md5('question ' || n), 16))::bit(64)::bigint,
  ('x' || left(md5('question ' || case when n > 10000 and n % 2 = 0 then n % 2000 else n end), 16))::bit(64)::bigint
from generate_series(0, 10000 + 4 * :talks) n where n < 2000 or n > 10000;

insert into question_grouping (workspace_id, through) values (:workspace, now());

alter table messages enable trigger messages_written_late;
