import type { ReadRequest, ToolCall } from './model-request.ts';

type Content = { role?: string; parts?: { text?: string }[] };

const textOf = (content?: Content) => (content?.parts ?? []).map(({ text }) => text ?? '').join('');

/** Reads a request of the Gemini API, or null if the path is not one of the four methods. */
// biome-ignore lint/suspicious/noExplicitAny: a foreign body
export function readGemini(path: string, body: any): ReadRequest | null {
  const [, model = '', method = ''] = path.match(/\/models\/([^/:]+):(\w+)$/) ?? [];
  const base: Omit<ReadRequest, 'kind'> = {
    format: 'gemini',
    model,
    stream: false,
    system: '',
    messages: [],
    text: '',
    inputs: [],
  };
  if (method === 'batchEmbedContents') {
    return {
      ...base,
      kind: 'embed',
      inputs: body.requests.map((one: { content: Content }) => textOf(one.content)),
    };
  }
  if (method === 'embedContent') return { ...base, kind: 'embed', inputs: [textOf(body.content)] };
  if (method !== 'generateContent' && method !== 'streamGenerateContent') return null;
  const messages: ReadRequest['messages'] = (body.contents as Content[]).map((content) => ({
    role: content.role === 'model' ? 'assistant' : 'user',
    text: textOf(content),
  }));
  const text = messages.at(-1)?.text ?? '';
  const stream = method === 'streamGenerateContent';
  return { ...base, kind: 'chat', stream, system: textOf(body.systemInstruction), messages, text };
}

/** Writes one `GenerateContentResponse`. `end` is a normal end. */
export function geminiChunk(text: string, finish: string | null, _stream: boolean): object {
  const finishReason = finish === 'end' ? 'STOP' : finish;
  return {
    candidates: [
      {
        content: { parts: text ? [{ text }] : [], role: 'model' },
        ...(finishReason && { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 40, totalTokenCount: 140 },
    modelVersion: 'gemini-fake',
    responseId: 'fake',
  };
}

/** Writes a tool call, with the signature that Gemini 3 expects back. */
export function geminiCall({ name, args }: ToolCall): object {
  const parts = [{ functionCall: { name, args }, thoughtSignature: 'signature' }];
  return { candidates: [{ content: { parts, role: 'model' }, index: 0 }] };
}

/** Writes the body of `batchEmbedContents`, or of `embedContent` for one text. */
export function geminiEmbeddings(vectors: number[][], single: boolean): object {
  return single
    ? { embedding: { values: vectors[0] } }
    : { embeddings: vectors.map((values) => ({ values })) };
}

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

/** Writes Google's error body. It repeats the key, as real ones have done, so that tests notice a leak. */
export function geminiError(code: number): object {
  return {
    error: {
      code,
      message: `upstream-secret: key AIza-test is refused`,
      status: statuses[code] ?? 'UNKNOWN',
    },
  };
}
