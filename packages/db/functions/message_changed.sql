-- Messages less than an hour old belong to no counted quarter of an hour, because counts end at least two hours ago. So a turn, and
-- taking one back, never comes here.
create or replace function message_changed() returns trigger
language plpgsql as $$
begin
  perform note_changes(new.workspace_id, array[utc_day(new.created_at)]);
  if tg_op = 'UPDATE' then
    perform note_changes(old.workspace_id, array[utc_day(old.created_at)]);
  end if;
  return null;
end $$;

create or replace trigger messages_written_late after insert on messages for each row
  when (new.created_at < now() - interval '1 hour') execute function message_changed();

create or replace trigger messages_changed_late
  after update of conversation_id, role, author, language, answered, feedback, reply_to, question_key, created_at
  on messages for each row
  when (least(old.created_at, new.created_at) < now() - interval '1 hour'
    and (old.conversation_id, old.role, old.author, old.language, old.answered, old.feedback, old.reply_to,
      old.question_key, old.created_at)
    is distinct from (new.conversation_id, new.role, new.author, new.language, new.answered, new.feedback, new.reply_to,
      new.question_key, new.created_at))
  execute function message_changed();
