-- What the agent framework keeps, in the tables of its own store (@mastra/pg): runs of agents, their scores, and the test
-- sets of bots as datasets with their runs. Ids, times, counts and scores only: no text of a visitor or of a business.
-- Made here and not by the store, so that no server needs the right to create anything, and two may start at once.
-- The request role sees nothing of this schema.

create schema if not exists mastra;


create table if not exists mastra.mastra_ai_spans (
  "traceId" text not null,
  "spanId" text not null,
  "name" text not null,
  "spanType" text not null,
  "isEvent" boolean not null,
  "startedAt" timestamp not null,
  "parentSpanId" text,
  "entityType" text,
  "entityId" text,
  "entityName" text,
  "parentEntityType" text,
  "parentEntityId" text,
  "parentEntityName" text,
  "rootEntityType" text,
  "rootEntityId" text,
  "rootEntityName" text,
  "userId" text,
  "organizationId" text,
  "resourceId" text,
  "runId" text,
  "sessionId" text,
  "threadId" text,
  "requestId" text,
  "environment" text,
  "serviceName" text,
  "scope" jsonb,
  "entityVersionId" text,
  "parentEntityVersionId" text,
  "rootEntityVersionId" text,
  "experimentId" text,
  "source" text,
  "metadata" jsonb,
  "tags" jsonb,
  "attributes" jsonb,
  "links" jsonb,
  "input" jsonb,
  "output" jsonb,
  "error" jsonb,
  "endedAt" timestamp,
  "requestContext" jsonb,
  "createdAt" timestamp not null default now(),
  "updatedAt" timestamp,
  "startedAtZ" timestamptz default now(),
  "endedAtZ" timestamptz default now(),
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now(),
  constraint mastra_mastra_ai_spans_traceid_spanid_pk primary key ("traceId", "spanId")
);

create table if not exists mastra.mastra_scorers (
  "id" text primary key,
  "scorerId" text not null,
  "traceId" text,
  "spanId" text,
  "runId" text not null,
  "scorer" jsonb not null,
  "preprocessStepResult" jsonb,
  "extractStepResult" jsonb,
  "analyzeStepResult" jsonb,
  "score" double precision not null,
  "reason" text,
  "metadata" jsonb,
  "preprocessPrompt" text,
  "extractPrompt" text,
  "generateScorePrompt" text,
  "generateReasonPrompt" text,
  "analyzePrompt" text,
  "reasonPrompt" text,
  "input" jsonb not null,
  "output" jsonb not null,
  "additionalContext" jsonb,
  "requestContext" jsonb,
  "entityType" text,
  "entity" jsonb,
  "entityId" text,
  "source" text not null,
  "resourceId" text,
  "threadId" text,
  "organizationId" text,
  "projectId" text,
  "batchId" text,
  "datasetId" text,
  "datasetItemId" text,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now()
);

create table if not exists mastra.mastra_datasets (
  "id" text primary key,
  "name" text not null,
  "description" text,
  "metadata" jsonb,
  "inputSchema" jsonb,
  "groundTruthSchema" jsonb,
  "requestContextSchema" jsonb,
  "tags" jsonb,
  "targetType" text,
  "targetIds" jsonb,
  "scorerIds" jsonb,
  "organizationId" text,
  "projectId" text,
  "candidateKey" text,
  "candidateId" text,
  "version" integer not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now()
);

create table if not exists mastra.mastra_dataset_items (
  "id" text not null,
  "datasetId" text not null,
  "datasetVersion" integer not null,
  "externalId" text,
  "organizationId" text,
  "projectId" text,
  "validTo" integer,
  "isDeleted" boolean not null,
  "input" jsonb not null,
  "groundTruth" jsonb,
  "requestContext" jsonb,
  "metadata" jsonb,
  "source" jsonb,
  "expectedTrajectory" jsonb,
  "toolMocks" jsonb,
  "unmockedToolPolicy" text,
  "scorerIds" jsonb,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now(),
  primary key ("id", "datasetVersion")
);

create table if not exists mastra.mastra_dataset_versions (
  "id" text primary key,
  "datasetId" text not null,
  "version" integer not null,
  "createdAt" timestamp not null,
  "createdAtZ" timestamptz default now()
);

create table if not exists mastra.mastra_experiments (
  "id" text primary key,
  "name" text,
  "description" text,
  "metadata" jsonb,
  "provenance" jsonb,
  "runnerAttestation" jsonb,
  "experimentSetId" text,
  "comparisonId" text,
  "variantId" text,
  "trialIndex" integer,
  "datasetId" text,
  "datasetVersion" integer,
  "targetType" text,
  "targetId" text,
  "scorerIds" jsonb,
  "status" text not null,
  "totalItems" integer not null,
  "succeededCount" integer not null,
  "failedCount" integer not null,
  "skippedCount" integer not null,
  "startedAt" timestamp,
  "completedAt" timestamp,
  "agentVersion" text,
  "organizationId" text,
  "projectId" text,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "startedAtZ" timestamptz default now(),
  "completedAtZ" timestamptz default now(),
  "createdAtZ" timestamptz default now(),
  "updatedAtZ" timestamptz default now()
);

create table if not exists mastra.mastra_experiment_results (
  "id" text primary key,
  "experimentId" text not null,
  "itemId" text not null,
  "itemDatasetVersion" integer,
  "input" jsonb not null,
  "output" jsonb,
  "groundTruth" jsonb,
  "metadata" jsonb,
  "error" jsonb,
  "startedAt" timestamp not null,
  "completedAt" timestamp not null,
  "retryCount" integer not null,
  "attempt" integer,
  "traceId" text,
  "status" text,
  "tags" jsonb,
  "comment" text,
  "toolMockReport" jsonb,
  "organizationId" text,
  "projectId" text,
  "createdAt" timestamp not null,
  "startedAtZ" timestamptz default now(),
  "completedAtZ" timestamptz default now(),
  "createdAtZ" timestamptz default now()
);


-- Those of the store's indexes that are asked for, under its own names.
create index if not exists mastra_mastra_ai_spans_root_spans_idx on mastra.mastra_ai_spans ("startedAt" desc)
  where "parentSpanId" is null;
create index if not exists mastra_mastra_spans_retention_idx on mastra.mastra_ai_spans ("startedAtZ");
create index if not exists mastra_mastra_scores_trace_id_span_id_created_at_idx on mastra.mastra_scorers
  ("traceId", "spanId", "createdAt" desc);
create index if not exists mastra_mastra_scorers_retention_idx on mastra.mastra_scorers ("createdAtZ");
create index if not exists mastra_scorers_of_datasets on mastra.mastra_scorers ("datasetId") where "datasetId" is not null;
create index if not exists idx_dataset_items_dataset_version on mastra.mastra_dataset_items ("datasetId", "datasetVersion");
create unique index if not exists idx_dataset_versions_dataset_version_unique on mastra.mastra_dataset_versions
  ("datasetId", "version");
create index if not exists idx_experiments_datasetid on mastra.mastra_experiments ("datasetId");
create index if not exists idx_experiment_results_experimentid on mastra.mastra_experiment_results ("experimentId");
create unique index if not exists idx_experiment_results_exp_item_attempt on mastra.mastra_experiment_results
  ("experimentId", "itemId", "attempt");

-- The run of the agent behind a test's answer, where a model was asked.
alter table test_results add column trace_id text;

-- A visitor's thumb is a score of the run that made the reply.
create function score_feedback() returns trigger
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
end $$;
create trigger score_feedback after update of feedback on messages
  for each row when (new.trace ? 'trace_id' and new.feedback is distinct from old.feedback)
  execute function score_feedback();

-- A bot takes the copies of its test set and runs with it.
create function forget_tests_of_bot() returns trigger
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
end $$;
create trigger forget_tests_of_bot after delete on bots for each row execute function forget_tests_of_bot();

-- Forgets runs and their scores after thirty days. Answers how many of the more frequent went; a whole batch: call again.
create function forget_agent_runs(batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  runs integer;
  scores integer;
begin
  delete from mastra.mastra_ai_spans s where s.ctid = any(array(
    select o.ctid from mastra.mastra_ai_spans o where o."startedAtZ" < now() - interval '30 days' limit batch));
  get diagnostics runs = row_count;
  delete from mastra.mastra_scorers s where s.ctid = any(array(
    select o.ctid from mastra.mastra_scorers o
    where o."createdAtZ" < now() - interval '30 days' and o."datasetId" is null limit batch));
  get diagnostics scores = row_count;
  return greatest(runs, scores);
end $$;

revoke execute on function score_feedback, forget_tests_of_bot, forget_agent_runs from public;
