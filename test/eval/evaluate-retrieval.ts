import { writeFileSync } from 'node:fs';
import type { Database, Embedder } from '@jawab/core';
import { detectLanguage } from '@jawab/language';
import { bestWindow, search } from '@jawab/retrieval';
import { indexCorpus } from './index-corpus.ts';
import type { Progress } from './progress.ts';
import type { EvalSet } from './read-data.ts';

/** One row of a run, as the scorer reads it. */
export interface RunRow {
  query_id: string;
  ranked: string[];
  score: number;
  abstain: boolean;
  answer: string;
}

const passagesAsked = 12;

/**
 * Asks every question of every set through the product's own search, with vectors when there is an embedder. Times are of
 * the search alone, in ms.
 */
export async function evaluateRetrieval(
  database: Database,
  sets: EvalSet[],
  embedder: Embedder | null,
  progress: Progress,
) {
  const rows: RunRow[] = [];
  const timesMs: number[] = [];
  for (const set of sets) {
    const base = await indexCorpus(database, set, embedder, () => progress.step(`index ${set.name}`));
    const { sql } = database.workspace(base.workspaceId);
    const asked = [...set.questions, ...set.unanswerable];
    const vectors = await embedder?.embed(
      asked.map(({ text }) => text),
      'query',
    );
    for (const [at, { id, text }] of asked.entries()) {
      const values = vectors?.[at];
      const began = performance.now();
      const found = await search(sql, {
        workspaceId: base.workspaceId,
        botIds: [base.botId],
        query: text,
        vector: embedder && values ? { model: embedder.model, values } : null,
        limit: passagesAsked,
      });
      timesMs.push(performance.now() - began);
      const ranked = [...new Set(found.hits.map((hit) => base.passages.get(hit.document_id) as string))];
      rows.push({
        query_id: id,
        ranked: ranked.slice(0, 10),
        score: found.confidence,
        abstain: found.confidence < found.threshold,
        answer: bestWindow(found.hits, text, detectLanguage(text).language)?.quote ?? '',
      });
      progress.step(`ask ${set.name}`);
    }
  }
  return { rows, timesMs: timesMs.sort((a, b) => a - b) };
}

/** Writes rows as JSON lines. */
export function writeRun(file: string, rows: object[]): void {
  writeFileSync(file, `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
}
