-- Copies a visitor's feedback into the agent framework's tables as a score of the run that wrote the reply. If those tables
-- are missing or changed, the feedback is stored all the same.
create or replace function score_feedback() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from mastra.mastra_scorers where id = (new.trace ->> 'trace_id') || ':feedback';
  if new.feedback is not null then
    insert into mastra.mastra_scorers (
      "id", "scorerId", "traceId", "runId", "scorer", "score", "reason", "input", "output", "entityType", "entityId",
      "entity", "source", "organizationId", "createdAt", "updatedAt")
    values (
      (new.trace ->> 'trace_id') || ':feedback', 'feedback', new.trace ->> 'trace_id', new.trace ->> 'trace_id',
      '{"id": "feedback"}', case new.feedback when 'up' then 1 else 0 end, new.feedback, '{}', '{}', 'AGENT', 'support',
      '{}', 'LIVE', new.workspace_id::text, now(), now());
  end if;
  return null;
exception when undefined_table or undefined_column or invalid_schema_name or not_null_violation then
  raise warning 'a score of feedback was not kept: %', sqlerrm;
  return null;
end $$;

create or replace trigger score_feedback after update of feedback on messages
  for each row when (new.trace ? 'trace_id' and new.feedback is distinct from old.feedback)
  execute function score_feedback();

revoke execute on function score_feedback from public;
