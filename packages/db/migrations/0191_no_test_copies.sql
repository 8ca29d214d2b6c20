-- Test runs were copied into the agent framework's tables, which no operation reads.
drop trigger forget_tests_of_bot on bots;
drop function forget_tests_of_bot();
drop table mastra.mastra_dataset_items, mastra.mastra_dataset_versions, mastra.mastra_datasets,
  mastra.mastra_experiment_results, mastra.mastra_experiments;
delete from mastra.mastra_scorers where "datasetId" is not null;
drop index mastra.mastra_scorers_of_datasets;
