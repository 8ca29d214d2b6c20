import type { Sql } from '@jawab/core';
import {
  addVectors,
  deleteOtherVectors,
  findWithoutVector,
  serveModel,
  servingModel,
} from '@jawab/retrieval';
import { embedTexts } from '../embed-texts.ts';
import { type Reembedding, scheduleReembedding, scheduleRefresh } from '../queue/schedule.ts';
import { defineTask, type Work } from '../work.ts';

/** The number of passages per request, and of requests before other workspaces get their turn. */
const batch = 100;
const batchesAtOnce = 10;
/** The maximum number of refused passages, in a batch and in a workspace. With more, the settings are at fault. */
const maxRefusedAtOnce = 5;
const maxRefused = 100;
const deletedAtOnce = 2_000;

/**
 * Gives every passage of a workspace a vector of the configured model. When all have one, the new vectors answer, and
 * the others are deleted a little later. The vectors themselves record the progress, so a killed job continues where
 * it was.
 */
export default defineTask<Reembedding>({
  async run(work, job) {
    const { runtime, signal } = work;
    if (!runtime.embedder) return;
    if (runtime.embedder.model !== job.model)
      throw new Error('This job needs a different embedding model; another process runs it.');
    const { sql } = runtime.database.workspace(job.workspaceId);
    let [next, whole]: [Reembedding, boolean] = [job, false];
    try {
      for (let i = 0; i < batchesAtOnce && !whole && !signal.aborted; i++)
        ({ next, whole } = await embedBatch(work, sql, next));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (whole && !signal.aborted) await settle(work, sql, next);
    else await scheduleReembedding(work, next);
  },
});

async function embedBatch({ runtime, signal }: Work, sql: Sql, job: Reembedding) {
  const { workspaceId, model, after = 0, refused = [] } = job;
  const passages = await findWithoutVector(sql, { workspaceId, model, after, limit: batch });
  if (passages.length === 0) return { next: job, whole: true };
  const embedder = runtime.embedder as NonNullable<typeof runtime.embedder>;
  const embedded = await embedTexts(
    { embedder, kind: 'document', signal, maxRefused: maxRefusedAtOnce },
    passages.map(({ id, text }) => ({ key: id, text })),
  );
  await addVectors(sql, { workspaceId, model, vectors: embedded.vectors });
  const next = { ...job, after: passages.at(-1)?.id, refused: [...refused, ...embedded.refused] };
  if (embedded.refused.length > 0)
    runtime.log.warn({ workspaceId, model, chunks: embedded.refused }, 'passages that the model refuses');
  if (next.refused.length > maxRefused) throw new Error('The embedding model refuses too many passages.');
  return { next, whole: false };
}

/** Lets the new vectors answer, and deletes the others a little later. */
async function settle(work: Work, sql: Sql, job: Reembedding): Promise<void> {
  const { runtime, timings } = work;
  const { workspaceId, model, refused = [] } = job;
  const serving = await servingModel(sql, { workspaceId });
  if (serving && serving.model !== model) {
    const whole = await serveModel(sql, { workspaceId, model, refused });
    if (!whole) return void (await scheduleReembedding(work, { workspaceId, model }));
    runtime.log.info({ workspaceId, model, before: serving.model }, 'the new vectors are in use');
  }
  const keepMs = timings.keepVectorsMs;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce && !work.signal.aborted; ) {
    const left = await deleteOtherVectors(sql, { workspaceId, model, keepMs, limit: deletedAtOnce });
    if (left.waitMs > 0) return void (await scheduleReembedding(work, { ...job, runInMs: left.waitMs }));
    deleted = left.deleted;
  }
  await scheduleRefresh(work, workspaceId);
}
