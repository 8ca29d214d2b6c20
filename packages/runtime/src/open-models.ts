import { createChatModel, createEmbedder, createSpeech } from '@jawab/ai';
import type { Database, Embedder, EmbedQuestion, Log, Search, Spans, Speech } from '@jawab/core';
import { search } from '@jawab/retrieval';
import type { Config } from './config.ts';
import { createEmbedQuestion } from './embed-question.ts';
import { readSamples } from './read-samples.ts';
import { traceEmbedder, traceSearch, traceSpeech } from './telemetry/trace-ports.ts';

/** The models of a process. Null where none is configured. */
export interface Models {
  chatModel: ReturnType<typeof createChatModel>;
  embedder: Embedder | null;
  embedQuestion: EmbedQuestion | null;
  speech: Speech;
  search: Search;
}

/** Opens the configured models, and traces them and the search if traces are sent. */
export function openModels(
  { gemini, chat, embedding, speech }: Config,
  { database, log, spans }: { database: Database; log: Log; spans: Spans | null },
): Models {
  const chosen = { gemini, chat, embedding, speech };
  const embedderFor = (models: typeof chosen): Embedder | null => {
    const created = createEmbedder(models);
    return created && spans ? traceEmbedder(spans, created) : created;
  };
  const embedder = embedderFor(chosen);
  const embedderOf = (model: string) =>
    embedderFor(Object.assign({}, chosen, { embedding: { ...embedding, model } })) as Embedder;
  const untraced = createSpeech(chosen, readSamples());
  return {
    chatModel: createChatModel(chosen),
    embedder,
    embedQuestion: embedder && createEmbedQuestion({ embedder, embedderOf, database, log }),
    speech: spans ? traceSpeech(spans, untraced) : untraced,
    search: spans ? traceSearch(spans, search) : search,
  };
}
