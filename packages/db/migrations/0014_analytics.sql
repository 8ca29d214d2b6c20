-- Analytics of thirty days without reading their messages: a day that ended is counted once, by the worker. What touches a
-- counted day leaves a change behind in the same transaction; while one is there the day is read from its messages, and
-- whoever counts it again takes away only the changes it saw before it began. So a figure is never old, whoever comes when.

-- On replies to a question: what questions of one meaning have in common, hashed.
alter table messages add column question_key bigint;
alter table resolved_questions add column question_key bigint;

create index conversations_handed_off on conversations (workspace_id, handoff_at) include (bot_id)
  where handoff_at is not null;

-- A counted day, per bot and (the zero UUID) of all bots together: that row is there for every counted day.
create table analytics_days (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  scope uuid not null,
  messages integer not null,
  sessions integer not null,
  judged integer not null,
  unanswered integer not null,
  up integer not null,
  down integer not null,
  -- Visitors' messages by language, '' for those nobody can tell.
  languages jsonb not null,
  -- How many of the sessions were last active so many days before (1–29); the others were not in that time.
  returned jsonb not null,
  primary key (workspace_id, day, scope)
);

-- The questions of a counted day by meaning; `last_id` is the newest of them.
create table analytics_questions (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  scope uuid not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  last_at timestamptz(3) not null,
  last_id uuid not null,
  primary key (workspace_id, day, scope, key)
);

-- Their sum over all counted days, so that the most frequent are found without adding up the others.
create table question_totals (
  workspace_id uuid not null references workspaces on delete cascade,
  scope uuid not null,
  key bigint not null,
  count integer not null,
  answered integer not null,
  primary key (workspace_id, scope, key)
);
create index question_totals_most on question_totals (workspace_id, scope, count desc, key) include (answered);

-- Days somebody touched. One row a transaction, never one for two: a row that is there may be about to go.
create table analytics_changes (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  change xid8 not null,
  primary key (workspace_id, day, change)
);

-- Which group a question's key belongs to, when an embedder told; a key without a row is a group of its own. The vector
-- stands with the key that gave the group its name.
create table question_groups (
  workspace_id uuid not null references workspaces on delete cascade,
  key bigint not null,
  group_key bigint not null,
  model text,
  embedding halfvec,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, key)
);
create index question_groups_founders on question_groups (workspace_id, model) where embedding is not null;

-- Up to which reply the questions of a workspace were given their groups.
create table question_grouping (
  workspace_id uuid primary key references workspaces on delete cascade,
  through timestamptz(3) not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'analytics_days', 'analytics_questions', 'question_totals', 'analytics_changes', 'question_groups', 'question_grouping'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I to jawab_app using (workspace_id = current_setting(''jawab.workspace'')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to jawab_app', tenant_table);
  end loop;
end $$;

create function utc_day(at timestamptz) returns date
language sql immutable parallel safe as $$ select (at at time zone 'UTC')::date $$;

create function day_start(day date) returns timestamptz
language sql immutable parallel safe as $$ select day::timestamp at time zone 'UTC' $$;

-- The group of a question nobody worked out a key for yet: of its wording.
create function wording_key(content text) returns bigint
language sql immutable parallel safe as $$
  select ('x' || left(md5(lower(btrim(normalize(content, NFKC), E' \n\t?？!！.。،؟।'))), 16))::bit(64)::bigint
$$;

-- Notes that days were touched, and has the counted ones among them counted again soon. Nothing of a workspace that is
-- being deleted.
create function note_changes(of_workspace uuid, days date[]) returns void
language plpgsql as $$
begin
  insert into analytics_changes (workspace_id, day, change)
  select of_workspace, d.day, pg_current_xact_id() from (select distinct unnest(days)) d(day)
  where exists (select from workspaces w where w.id = of_workspace)
  on conflict do nothing;
  if found and exists (
    select from analytics_days a where a.workspace_id = of_workspace and a.day = any(days)
  ) then
    perform enqueue_once('roll_up_analytics', jsonb_build_object('workspaceId', of_workspace),
      'roll-up:' || of_workspace, now() + interval '10 seconds');
  end if;
end $$;

-- Days of a conversation after what its visitor said: whether they came back is known by the days before.
create function days_after(said messages) returns date[]
language sql stable as $$
  select coalesce(array_agg(distinct utc_day(m.created_at)), '{}') from messages m
  where said.role = 'user' and m.workspace_id = said.workspace_id and m.conversation_id = said.conversation_id
    and m.created_at > said.created_at
$$;

-- What is less than an hour old belongs to no counted day (a day is counted two hours after its end), so a turn, and taking
-- one back, never comes here.
create function message_changed() returns trigger
language plpgsql as $$
begin
  perform note_changes(new.workspace_id, utc_day(new.created_at) || days_after(new));
  if tg_op = 'UPDATE' then
    perform note_changes(old.workspace_id, utc_day(old.created_at) || days_after(old));
  end if;
  return null;
end $$;

create trigger messages_written_late after insert on messages for each row
  when (new.created_at < now() - interval '1 hour') execute function message_changed();

create trigger messages_changed_late
  after update of conversation_id, role, author, language, answered, feedback, reply_to, question_key, created_at
  on messages for each row
  when (least(old.created_at, new.created_at) < now() - interval '1 hour'
    and (old.conversation_id, old.role, old.author, old.language, old.answered, old.feedback, old.reply_to,
      old.question_key, old.created_at)
    is distinct from (new.conversation_id, new.role, new.author, new.language, new.answered, new.feedback, new.reply_to,
      new.question_key, new.created_at))
  execute function message_changed();

create function messages_deleted() returns trigger
language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select t.workspace_id, array_agg(distinct t.day) as days from (
      select g.workspace_id, utc_day(g.created_at) as day from gone g
      where g.created_at < now() - interval '1 hour'
      union
      select g.workspace_id, utc_day(m.created_at) from gone g
      join messages m on m.workspace_id = g.workspace_id and m.conversation_id = g.conversation_id
        and m.created_at > g.created_at
      where g.created_at < now() - interval '1 hour'
    ) t group by t.workspace_id
  loop
    perform note_changes(touched.workspace_id, touched.days);
  end loop;
  return null;
end $$;

create trigger messages_deleted after delete on messages
  referencing old table as gone for each statement execute function messages_deleted();

-- Takes a day out of what was counted.
create function forget_day(of_workspace uuid, of_day date) returns void
language plpgsql as $$
begin
  update question_totals t set count = t.count - q.count, answered = t.answered - q.answered
  from analytics_questions q
  where q.workspace_id = of_workspace and q.day = of_day
    and t.workspace_id = of_workspace and t.scope = q.scope and t.key = q.key;
  delete from question_totals t using analytics_questions q
  where q.workspace_id = of_workspace and q.day = of_day
    and t.workspace_id = of_workspace and t.scope = q.scope and t.key = q.key and t.count = 0;
  delete from analytics_questions q where q.workspace_id = of_workspace and q.day = of_day;
  delete from analytics_days a where a.workspace_id = of_workspace and a.day = of_day;
end $$;

-- Counts a day, or counts it again, from its messages. Changes that come while it does stay: they are not among `seen`.
create function roll_up_day(of_workspace uuid, of_day date) returns void
language plpgsql as $$
declare
  everyone constant uuid := '00000000-0000-0000-0000-000000000000';
  since constant timestamptz := day_start(of_day);
  until constant timestamptz := day_start(of_day + 1);
  seen xid8[];
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  seen := array(select c.change from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day);
  perform forget_day(of_workspace, of_day);

  insert into analytics_days
    (workspace_id, day, scope, messages, sessions, judged, unanswered, up, down, languages, returned)
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
    select v.scope, s.* from said s
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
  ), came_back as materialized (
    select a.conversation_id, of_day - (
      select utc_day(max(p.created_at)) from messages p
      where p.workspace_id = of_workspace and p.conversation_id = a.conversation_id and p.role = 'user'
        and p.created_at >= day_start(of_day - 29) and p.created_at < since) as after_days
    from (select distinct s.conversation_id from said s where s.asked) a
  ), back as (
    select b.scope, jsonb_object_agg(b.after_days, b.n) as returned from (
      select s.scope, b.after_days, count(distinct s.conversation_id) as n
      from came_back b join scoped s on s.asked and s.conversation_id = b.conversation_id
      where b.after_days is not null group by 1, 2
    ) b group by b.scope
  )
  select of_workspace, of_day, x.scope, coalesce(c.messages, 0), coalesce(c.sessions, 0), coalesce(c.judged, 0),
    coalesce(c.unanswered, 0), coalesce(c.up, 0), coalesce(c.down, 0), coalesce(l.languages, '{}'),
    coalesce(b.returned, '{}')
  from (select everyone as scope union select c.scope from counted c) x
  left join counted c using (scope) left join spoken l using (scope) left join back b using (scope);

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

  insert into question_totals as t (workspace_id, scope, key, count, answered)
  select q.workspace_id, q.scope, q.key, q.count, q.answered from analytics_questions q
  where q.workspace_id = of_workspace and q.day = of_day
  on conflict (workspace_id, scope, key) do update set
    count = t.count + excluded.count, answered = t.answered + excluded.answered;

  delete from analytics_changes c where c.workspace_id = of_workspace and c.day = of_day and c.change = any(seen);
end $$;

-- Takes out what lies before a day: no window reaches there any more.
create function forget_days(of_workspace uuid, before date) returns void
language plpgsql as $$
declare
  old date;
begin
  perform pg_advisory_xact_lock(hashtextextended('roll-up ' || of_workspace, 0));
  for old in
    select distinct a.day from analytics_days a where a.workspace_id = of_workspace and a.day < before
  loop
    perform forget_day(of_workspace, old);
  end loop;
  delete from analytics_changes c where c.workspace_id = of_workspace and c.day < before;
end $$;

-- Days to count: of the 29 before today those that ended two hours ago or longer, have messages and are not counted or changed.
create function days_to_roll_up(of_workspace uuid, at timestamptz)
returns table (day date)
language sql stable as $$
  select d.day from (
    select utc_day(at - interval '2 hours') - n as day from generate_series(1, 29) n
  ) d
  where exists (select from analytics_changes c where c.workspace_id = of_workspace and c.day = d.day)
    or not exists (select from analytics_days a where a.workspace_id = of_workspace and a.day = d.day)
    and exists (select from messages m where m.workspace_id = of_workspace
      and m.created_at >= day_start(d.day) and m.created_at < day_start(d.day + 1))
  order by d.day desc
$$;

-- Looks at up to `batch` workspaces after one: whether days are to be counted, or forgotten.
create function find_roll_ups(after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id,
    exists (select from days_to_roll_up(w.id, now()))
    or exists (select from analytics_days a where a.workspace_id = w.id and a.day < utc_day(now() - interval '2 hours') - 29)
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

-- Workspaces with replies to questions since their questions were grouped last.
create function find_new_questions(after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id, exists (
    select from messages m where m.workspace_id = w.id and m.answered is not null and m.created_at > coalesce(
      (select g.through from question_grouping g where g.workspace_id = w.id), now() - interval '30 days'))
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

revoke execute on function find_roll_ups, find_new_questions from public;
