-- Notes a channel that was connected, changed or deleted, or that began or ceased to fail. What comes and goes on it is not a change.
create or replace function channel_changed() returns trigger
language plpgsql as $$
declare
  channel channels := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id, bot_id) values (channel.workspace_id, 'channel', channel.id, channel.bot_id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger channel_changed
after insert or delete or update of bot_id, name, paused, failing_since, account_name, shown_settings on channels
for each row execute function channel_changed();
