import type { AnswerOutcome } from '@jawab/agents';
import type { PostgresStore } from '@mastra/pg';

/** Scores of one answer, each from 0 to 1; null if there is nothing to score. Pure. */
export function scoreAnswer(outcome: AnswerOutcome) {
  const { answered, failure, restarts, cut, cited, invented, droppedLinks } = outcome;
  const isWrongLanguage = failure === 'wrong_language';
  const named = cited + invented + droppedLinks;
  return {
    answered: answered === null ? null : Number(answered),
    language: isWrongLanguage ? 0 : failure ? null : restarts > 0 || cut ? 0.5 : 1,
    citations: named > 0 ? cited / named : null,
  };
}

/** Saves the scores of one answer beside its trace, without any text. */
export async function saveScores(
  { stores }: PostgresStore,
  { traceId, workspaceId, botId }: { traceId: string; workspaceId: string; botId: string },
  outcome: AnswerOutcome,
): Promise<void> {
  for (const [scorer, score] of Object.entries(scoreAnswer(outcome))) {
    if (score === null) continue;
    await stores.scores?.saveScore({
      scorerId: scorer,
      scorer: { id: scorer },
      runId: traceId,
      traceId,
      source: 'LIVE',
      score,
      input: {},
      output: {},
      entityId: 'support',
      entityType: 'AGENT',
      entity: { id: 'support' },
      resourceId: botId,
      organizationId: workspaceId,
    });
  }
}
