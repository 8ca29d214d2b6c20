-- Notes a bot whose settings changed, or that was deleted.
create or replace function bot_changed() returns trigger
language plpgsql as $$
declare
  bot bots := coalesce(new, old);
begin
  insert into changes (workspace_id, kind, id, bot_id) values (bot.workspace_id, 'bot', bot.id, bot.id)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger bot_changed after update or delete on bots for each row execute function bot_changed();
