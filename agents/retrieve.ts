import type { Hit, SearchRequest, SearchResult } from '@jawab/core';
import type { Chosen } from './chosen-section.ts';
import { compareByQuestion } from './compare-question.ts';
import { documentsBefore, readAsFollowUp, writeQuery } from './follow-up.ts';
import { extendGrounding, type Grounding, judgeAnswerability } from './grounding.ts';
import { keepInForce } from './in-force.ts';
import { fencePassages } from './instructions.ts';
import { roundMs, type Turn } from './turn.ts';
import { readTwins, type TwinsRead } from './twins.ts';

const maxHits = 8;
/** How often the model may search again in one turn. */
const maxFurtherSearches = 2;

/** The result of a search, its query, and which of several similar sections are meant. */
export type Retrieved = SearchResult & TwinsRead & { query: string };

/**
 * Finds passages for the question of a turn, with words of its history if it is a follow-up. Searches by terms only if there
 * is no embedder or it does not answer. If the asker chose a section, its name is the query. Query and results go into the trace.
 */
export async function retrieve(turn: Turn, chosen: Chosen | null = null): Promise<Retrieved> {
  const { request, trace } = turn;
  const written = chosen
    ? { query: chosen.name, rewritten: false }
    : writeQuery(request.reading, request.history);
  const alone = await searchTraced(turn, written.query);
  const joined = chosen || written.rewritten ? null : await searchWithBefore(turn, alone);
  const { query, found } = joined ?? alone;
  Object.assign(trace, {
    query,
    rewritten: written.rewritten || joined !== null,
    confidence: found.confidence,
    threshold: found.threshold,
    hits: found.hits.map(({ chunk_id, document_id, score, retrievers }) => ({
      chunk_id,
      document_id,
      score,
      retrievers,
    })),
  });
  const { message, messageLanguage: language } = request.reading;
  const isFound = judgeAnswerability(found) !== 'unknown';
  const asked = { message, query, language, before: documentsBefore(request), isFound };
  const twins = found.isOffTopic ? { meant: [], untold: [] } : readTwins(found.hits, asked);
  return Object.assign(found, { query }, twins);
}

interface Searched {
  query: string;
  found: SearchResult;
}

/** Searches for a query. The trace tells how long all searches of the turn took. */
async function searchTraced(turn: Turn, query: string): Promise<Searched> {
  const { trace, now } = turn;
  const started = now();
  const vector = await embed(turn, query);
  const embedded = now();
  const found = await searchFor(turn, query, vector);
  found.hits = keepInForce(found.hits, query, turn.today());
  trace.embed_ms = roundMs(embedded - started + Number(trace.embed_ms ?? 0));
  trace.search_ms = roundMs(now() - embedded + Number(trace.search_ms ?? 0));
  return { query, found };
}

/**
 * Searches with the question before it for a short one that found nothing by itself: "And until when?" says so in some languages with no
 * word. Null if the best passage lacks anything that the question names, because then it answers only the question before.
 */
async function searchWithBefore(turn: Turn, { found }: Searched): Promise<Searched | null> {
  const { reading, history } = turn.request;
  if (found.isOffTopic || judgeAnswerability(found) !== 'unknown') return null;
  const query = readAsFollowUp(reading, history);
  if (!query) return null;
  const joined = await searchTraced(turn, query);
  const [first] = joined.found.hits;
  if (!first || judgeAnswerability(joined.found) === 'unknown') return null;
  return compareByQuestion(reading.message, reading.messageLanguage)(first).isWhole ? joined : null;
}

/**
 * Lets the model search again with its own words. The passages join the grounding, and the trace names the words. A failed
 * search finds nothing, and the model still has its first passages.
 */
export function createSearchKnowledge(turn: Turn, grounding: Grounding) {
  const queries: string[] = [];
  return async (query: string): Promise<string> => {
    if (queries.length === maxFurtherSearches) return 'No further search is possible. Use what you have.';
    queries.push(query);
    turn.trace.searched_again = queries;
    const before = grounding.length;
    const added = extendGrounding(grounding, await findMore(turn, query));
    return added.length > 0 ? fencePassages(added, before) : 'Nothing further was found.';
  };
}

async function findMore(turn: Turn, query: string): Promise<Hit[]> {
  const { request } = turn;
  try {
    const vector = await embed(turn, query);
    const found = await searchFor(turn, query, vector);
    return keepInForce(found.hits, query, turn.today());
  } catch {
    request.signal.throwIfAborted();
    return [];
  }
}

const searchFor = ({ search, request, today }: Turn, query: string, vector: SearchRequest['vector']) =>
  search(request.sql, {
    workspaceId: request.workspaceId,
    botIds: [request.bot.id],
    query,
    vector,
    language: request.reading.messageLanguage,
    also: [request.bot.language],
    drafts: request.drafts ?? false,
    now: today(),
    limit: maxHits,
  });

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
