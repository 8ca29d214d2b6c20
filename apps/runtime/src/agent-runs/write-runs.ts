import type { AnyExportedSpan } from '@mastra/core/observability';
import type { PostgresStore } from '@mastra/pg';

/** Scores of one run, each from 0 to 1; null where there is nothing to judge. Pure. */
export function scoreRun({ metadata = {} }: Pick<AnyExportedSpan, 'metadata'>) {
  const { answered, failure, restarts, cut, cited, invented, dropped_links: dropped } = metadata;
  const wrong = failure === 'wrong_language';
  const numbers = cited + invented + dropped;
  return {
    answered: typeof answered === 'boolean' ? Number(answered) : null,
    language: wrong ? 0 : failure ? null : restarts > 0 || cut ? 0.5 : 1,
    citations: numbers > 0 ? cited / numbers : null,
  };
}

const insert = `
  with spans as (
    insert into mastra.mastra_ai_spans (
      "traceId", "spanId", "parentSpanId", "name", "spanType", "isEvent", "entityType", "entityId", "entityName",
      "organizationId", "resourceId", "serviceName", "attributes", "metadata", "error",
      "startedAt", "endedAt", "startedAtZ", "endedAtZ")
    select trace, span, parent, name, type, false, 'agent', 'support', 'support', workspace, bot, 'jawab', attributes,
      metadata, error, started at time zone 'utc', ended at time zone 'utc', started, ended
    from jsonb_to_recordset($1::jsonb) as s (
      trace text, span text, parent text, name text, type text, workspace text, bot text, attributes jsonb,
      metadata jsonb, error jsonb, started timestamptz, ended timestamptz)
    on conflict do nothing)
  insert into mastra.mastra_scorers (
    "id", "scorerId", "traceId", "spanId", "runId", "scorer", "score", "input", "output", "entityType", "entityId", "entity",
    "source", "organizationId", "resourceId", "createdAt", "updatedAt")
  select trace || ':' || scorer, scorer, trace, span, trace, jsonb_build_object('id', scorer), score, '{}', '{}', 'AGENT',
    'support', '{}', 'LIVE', workspace, bot, now(), now()
  from jsonb_to_recordset($2::jsonb) as s (
    trace text, span text, workspace text, bot text, scorer text, score double precision)
  on conflict do nothing`;

/**
 * Writes spans of agent runs, and the scores of the runs among them, in one statement over the store's pool. The store's own
 * writers take three times the CPU, and look columns up on a second connection in the middle of a transaction: on the
 * embedded database, which lets a transaction run alone, that waits for itself. Throws what Postgres throws, and after
 * `timeoutMs`: the connection is given up, so that a locked store keeps neither the pool nor its end waiting.
 */
export async function writeRuns(
  { pool }: Pick<PostgresStore, 'pool'>,
  spans: AnyExportedSpan[],
  timeoutMs = 10_000,
): Promise<void> {
  const scores = spans.filter(({ isRootSpan }) => isRootSpan).flatMap(listScores);
  const values = [JSON.stringify(spans.map(toRow)), JSON.stringify(scores)];
  const query = { text: insert, values, query_timeout: timeoutMs };
  await pool.query(query);
}

function listScores(span: AnyExportedSpan) {
  const { organizationId: workspace, resourceId: bot } = span.metadata ?? {};
  return Object.entries(scoreRun(span)).flatMap(([scorer, score]) =>
    score === null ? [] : [{ trace: span.traceId, span: span.id, workspace, bot, scorer, score }],
  );
}

function toRow({ traceId, id, parentSpanId, metadata = {}, ...span }: AnyExportedSpan) {
  const { organizationId, resourceId, ...rest } = metadata;
  const owner = { workspace_id: organizationId, bot_id: resourceId };
  return {
    ...{ trace: traceId, span: id, parent: parentSpanId, name: span.name, type: span.type },
    ...{ workspace: organizationId, bot: resourceId, metadata: { ...rest, ...owner } },
    ...{ attributes: span.attributes, error: span.errorInfo, started: span.startTime, ended: span.endTime },
  };
}
