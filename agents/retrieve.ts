import type { SearchResult } from '@jawab/core';
import { writeQuery } from './follow-up.ts';
import { roundMs, type Turn } from './turn.ts';

const searchLimit = 8;

/**
 * Finds passages for a turn's question, read with its history when it is a follow-up; by terms alone when there is no
 * embedder or it does not answer. What was searched and found goes into the trace.
 */
export async function retrieve(turn: Turn): Promise<SearchResult> {
  const { request, trace, now } = turn;
  const { questionLanguage } = request;
  const { query, rewritten } = writeQuery(request.question, request.history, questionLanguage);
  const started = now();
  const vector = await embed(turn, query);
  const embedded = now();
  const found = await turn.search(request.sql, {
    ...{ workspaceId: request.workspaceId, botIds: [request.bot.id], query, vector },
    ...{ language: questionLanguage, limit: searchLimit },
  });
  Object.assign(trace, {
    ...{ query, rewritten, confidence: found.confidence, line: found.line },
    hits: found.hits.map(({ chunk_id, document_id, score, legs }) => ({
      chunk_id,
      document_id,
      score,
      legs,
    })),
    ...{ embed_ms: roundMs(embedded - started), search_ms: roundMs(now() - embedded) },
  });
  return found;
}

async function embed({ embedQuestion, request, trace, count }: Turn, query: string) {
  const { workspaceId, signal } = request;
  if (!embedQuestion) return null;
  try {
    return await embedQuestion(workspaceId, query, signal);
  } catch {
    signal.throwIfAborted();
    count('embedder_failed');
    trace.embedder = 'failed';
    return null;
  }
}
