import { Worker } from 'node:worker_threads';
import type { EmbedBatch } from './batches.ts';
import type { EmbedAnswer, EmbedJob } from './local-embedding-thread.ts';
import { ProviderError } from './provider-error.ts';
import { prefixText } from './task-prefix.ts';

interface Waiting {
  resolve(vectors: number[][]): void;
  reject(error: Error): void;
}

/** Opens the thread that answers those who wait. When it ends, it answers them with an error. */
function openThread(file: string, waiting: Map<number, Waiting>, onEnd: () => void): Worker {
  const thread = new Worker(new URL('./local-embedding-thread.ts', import.meta.url), {
    name: 'embed',
    workerData: { file },
  });
  const settle = ({ id, vectors, reason }: EmbedAnswer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (vectors) one?.resolve(vectors);
    else one?.reject(new ProviderError('refused', { reason }));
    if (waiting.size === 0) thread.unref();
  };
  const end = (cause: Error | number) => {
    onEnd();
    const reason = cause instanceof Error ? cause.message : 'Its thread ended.';
    for (const { reject } of waiting.values()) reject(new ProviderError('unavailable', { reason }));
    waiting.clear();
  };
  return thread.on('message', settle).on('error', end).on('exit', end);
}

/** Creates the embedding of a sentence model in a file, which runs in a thread of its own from the first text on. */
export function localEmbedding({ file, model }: { file: string; model: string }): EmbedBatch {
  let thread: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const open = () =>
    openThread(file, waiting, () => {
      thread = null;
    });
  return async (texts, { kind, timeoutMs, signal }) => {
    signal?.throwIfAborted();
    thread ??= open();
    thread.ref();
    const id = count++;
    const { promise, resolve, reject } = Promise.withResolvers<number[][]>();
    waiting.set(id, { resolve, reject });
    const timeout = AbortSignal.timeout(timeoutMs);
    const leave = () => {
      thread?.postMessage({ id, cancel: true });
      const reason = `It gave no vectors within ${timeoutMs / 1000} s.`;
      reject(signal?.aborted ? (signal.reason as Error) : new ProviderError('unavailable', { reason }));
    };
    const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
    stop.addEventListener('abort', leave, { once: true });
    const job: EmbedJob = { id, kind, texts: texts.map((text) => prefixText(model, kind, text)) };
    thread.postMessage(job);
    try {
      return await promise;
    } finally {
      stop.removeEventListener('abort', leave);
      waiting.delete(id);
      if (waiting.size === 0) thread?.unref();
    }
  };
}
