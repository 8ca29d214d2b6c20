import type { ReadRequest, ToolCall } from './model-request.ts';

type Message = { role: string; content: string | { text?: string }[] };

const textOf = ({ content }: Message) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

/** Reads a request of the OpenAI API, or null if the path is neither chat/completions nor embeddings. */
// biome-ignore lint/suspicious/noExplicitAny: a foreign body
export function readOpenai(path: string, body: any): ReadRequest | null {
  const base: Omit<ReadRequest, 'kind'> = {
    format: 'openai',
    model: body.model,
    stream: false,
    system: '',
    messages: [],
    text: '',
    inputs: [],
  };
  if (path.endsWith('/embeddings')) {
    return { ...base, kind: 'embed', inputs: Array.isArray(body.input) ? body.input : [body.input] };
  }
  if (!path.endsWith('/chat/completions')) return null;
  const all = body.messages as Message[];
  const system = all
    .filter(({ role }) => role === 'system')
    .map(textOf)
    .join('\n\n');
  const messages: ReadRequest['messages'] = all
    .filter(({ role }) => role !== 'system')
    .map((message) => ({ role: message.role === 'assistant' ? 'assistant' : 'user', text: textOf(message) }));
  return {
    ...base,
    kind: 'chat',
    stream: !!body.stream,
    system,
    messages,
    text: messages.at(-1)?.text ?? '',
  };
}

/** Writes one `chat.completion.chunk`, or the whole `chat.completion`. `end` is a normal end. */
export function openaiChunk(text: string, finish: string | null, stream: boolean): object {
  const finish_reason = finish === 'end' ? 'stop' : finish;
  const usage = { prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 };
  const message = { role: 'assistant', content: text };
  return {
    id: 'chatcmpl-fake',
    object: stream ? 'chat.completion.chunk' : 'chat.completion',
    created: 1_790_000_000,
    model: 'fake',
    choices: [{ index: 0, ...(stream ? { delta: message } : { message }), finish_reason }],
    ...((!stream || finish) && { usage }),
  };
}

/** Writes a chunk that calls a tool. */
export function openaiCall({ name, args }: ToolCall): object {
  const call = {
    index: 0,
    id: 'call-1',
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  };
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'fake',
    choices: [{ index: 0, delta: { role: 'assistant', tool_calls: [call] }, finish_reason: null }],
  };
}

/** Writes the body of `embeddings`. */
export function openaiEmbeddings(vectors: number[][], model: string): object {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  return { object: 'list', data, model, usage: { prompt_tokens: 8, total_tokens: 8 } };
}

/** Writes OpenAI's error body, with text that must never reach a caller. */
export function openaiError(status: number): object {
  return {
    error: { message: 'upstream-secret: key sk-test is refused', type: 'error', code: String(status) },
  };
}
