-- Records the event of a document that became ready or failed, in the transaction that changed it, whichever code did.
create or replace function tell_document() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into events (workspace_id, event, bot_id, data) values (
    new.workspace_id, 'document.' || new.status, new.bot_id,
    jsonb_build_object(
      'document_id', new.id, 'chatbot_id', new.bot_id, 'title', new.title, 'status', new.status,
      'warnings', new.warnings,
      'error', case when new.error is not null
        then jsonb_build_object('code', new.error -> 'code', 'message', new.error -> 'message') end));
  return null;
end $$;

create or replace trigger tell_document after update of status on documents
for each row when (new.status in ('ready', 'failed') and new.status <> old.status)
execute function tell_document();

revoke execute on function tell_document from public;
