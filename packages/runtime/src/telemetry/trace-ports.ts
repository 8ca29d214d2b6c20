import type { Embedder, Search, Spans, Speech } from '@jawab/core';

/** Runs each search as a span. It says how much was found, and nothing of the question. */
export const traceSearch =
  (spans: Spans, search: Search): Search =>
  (sql, request) =>
    spans.run({ name: 'search' }, async () => {
      const result = await search(sql, request);
      const { hits, confidence, threshold } = result;
      spans.note({
        'jawab.hits': hits.length,
        'jawab.confidence': confidence,
        'jawab.threshold': threshold,
        'jawab.with_vector': Boolean(request.vector),
      });
      return result;
    });

/** Runs each call of the embedding model as a span. */
export const traceEmbedder = (spans: Spans, embedder: Embedder): Embedder =>
  Object.assign({}, embedder, {
    embed: ((texts, kind, signal) =>
      spans.run(
        {
          name: `embeddings ${embedder.model}`,
          kind: 'client',
          facts: {
            'gen_ai.operation.name': 'embeddings',
            'gen_ai.request.model': embedder.model,
            'jawab.texts': texts.length,
          },
        },
        () => embedder.embed(texts, kind, signal),
      )) satisfies Embedder['embed'],
  });

/** Runs each call of the speech engines as a span. It says the language and sizes, and nothing of what is said. */
export const traceSpeech = (spans: Spans, speech: Speech): Speech =>
  Object.assign({}, speech, {
    transcribe: ((bytes, request) =>
      spans.run(
        {
          name: 'transcribe',
          kind: 'client',
          facts: { 'jawab.engine': speech.hearing.engine, 'jawab.bytes': bytes.length },
        },
        () => speech.transcribe(bytes, request),
      )) satisfies Speech['transcribe'],
    synthesize: ((text, request) =>
      spans.run(
        {
          name: 'synthesize',
          kind: 'client',
          facts: { 'jawab.language': request.language, 'jawab.characters': text.length },
        },
        async function* () {
          yield* speech.synthesize(text, request);
        },
      )) satisfies Speech['synthesize'],
  });

const summaries = new Map<string, string>();
const changing = /(?<!for )\b(insert|update|delete)\s+(?:into\s+|from\s+)?([a-z_]+)/i;
const reading = /\b(select)\b.*?\bfrom\s+([a-z_]+)/is;
const calling = /\b(select)\s+([a-z_]+)\(/i;

/** Returns what a statement does and with which table or function, such as `insert messages`. */
function summarize(text: string): string {
  let summary = summaries.get(text);
  if (!summary) {
    const [, verb = 'statement', name = ''] =
      changing.exec(text) ?? calling.exec(text) ?? reading.exec(text) ?? [];
    summary = `${verb.toLowerCase()} ${name}`.trim();
    if (summaries.size < 2_000) summaries.set(text, summary);
  }
  return summary;
}

/** Runs each statement as a span. Its text has placeholders, and their values are not in it. */
export const traceStatements =
  (spans: Spans) =>
  <T>(text: string, work: () => Promise<T>): Promise<T> =>
    spans.run(
      {
        name: summarize(text),
        kind: 'client',
        facts: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      work,
    );
