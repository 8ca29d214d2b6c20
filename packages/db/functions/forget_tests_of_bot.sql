-- Deletes the copies of a deleted bot's test runs in the agent framework's tables. Those are copies: if they are missing or
-- changed, the bot is deleted all the same.
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

create or replace trigger forget_tests_of_bot after delete on bots for each row execute function forget_tests_of_bot();

revoke execute on function forget_tests_of_bot from public;
