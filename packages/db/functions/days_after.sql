-- The later days of the conversation of a visitor's message: whether a session came back on them depends on it.
create or replace function days_after(said messages) returns date[]
language sql stable as $$
  select coalesce(array_agg(distinct utc_day(m.created_at)), '{}') from messages m
  where said.role = 'user' and m.workspace_id = said.workspace_id and m.conversation_id = said.conversation_id
    and m.created_at > said.created_at
$$;
