-- Days of a conversation after what its visitor said: whether they came back is known by the days before.
create or replace function days_after(said messages) returns date[]
language sql stable as $$
  select coalesce(array_agg(distinct utc_day(m.created_at)), '{}') from messages m
  where said.role = 'user' and m.workspace_id = said.workspace_id and m.conversation_id = said.conversation_id
    and m.created_at > said.created_at
$$;
