-- The agent framework's tables are copies for looking at: when they are gone or changed, feedback and deletion go on.
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

create or replace function forget_tests_of_bot() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from mastra.mastra_scorers where "datasetId" = old.id::text;
  delete from mastra.mastra_experiment_results r using mastra.mastra_experiments e
    where e.id = r."experimentId" and e."datasetId" = old.id::text;
  delete from mastra.mastra_experiments where "datasetId" = old.id::text;
  delete from mastra.mastra_dataset_items where "datasetId" = old.id::text;
  delete from mastra.mastra_dataset_versions where "datasetId" = old.id::text;
  delete from mastra.mastra_datasets where id = old.id::text;
  return null;
exception when undefined_table or undefined_column or invalid_schema_name then
  raise warning 'copies of a bot''s test runs were not removed: %', sqlerrm;
  return null;
end $$;
