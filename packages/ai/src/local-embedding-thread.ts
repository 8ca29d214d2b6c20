import { parentPort, workerData } from 'node:worker_threads';
import { openSentenceModel, type SentenceModel } from './sentence-model.ts';

/** Texts to embed, of questions or of documents; questions come first. */
export interface EmbedJob {
  id: number;
  kind: 'query' | 'document';
  texts: string[];
}

/** The vectors of a job, or why there are none. */
export interface EmbedAnswer {
  id: number;
  vectors?: number[][];
  reason?: string;
}

interface Open extends EmbedJob {
  vectors: number[][];
}

/** The number of texts of a document that a question waits for. */
const step = 8;
const open: Open[] = [];
let isWorking = false;
let model: Promise<SentenceModel> | null = null;

const remove = (id: number) => {
  const at = open.findIndex((job) => job.id === id);
  if (at >= 0) open.splice(at, 1);
};
const tell = (answer: EmbedAnswer) => parentPort?.postMessage(answer);

async function work(): Promise<void> {
  isWorking = true;
  for (let job = next(); job; job = next()) {
    try {
      model ??= openSentenceModel((workerData as { file: string }).file);
      const { embed } = await model;
      job.vectors.push(...(await embed(job.texts.slice(job.vectors.length, job.vectors.length + step))));
      if (job.vectors.length < job.texts.length) continue;
      tell({ id: job.id, vectors: job.vectors });
    } catch (error) {
      tell({ id: job.id, reason: (error as Error).message });
    }
    remove(job.id);
  }
  isWorking = false;
}

const next = () => open.find(({ kind }) => kind === 'query') ?? open[0];

parentPort?.on('message', (message: EmbedJob | { id: number; cancel: true }) => {
  if ('cancel' in message) return remove(message.id);
  open.push(Object.assign({ vectors: [] }, message));
  if (!isWorking) void work();
});
