import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ModelRequest, ToolCall } from './model-request.ts';
import { geminiCall, geminiChunk, geminiEmbeddings, geminiError, readGemini } from './model-server-gemini.ts';
import { openaiCall, openaiChunk, openaiEmbeddings, openaiError, readOpenai } from './model-server-openai.ts';
import { wordVector } from './word-vector.ts';

/** How to answer one request. Missing properties keep the default. */
export interface Behaviour {
  /** The kind of request that uses it (default chat). */
  kind?: 'chat' | 'embed';
  /** Selects the requests that use it (default any). */
  match?: (request: ModelRequest) => boolean;
  /** The reply. An array is sent as exactly these chunks. */
  reply?: string | string[] | ((request: ModelRequest) => string | string[]);
  /** A tool call after the reply. */
  call?: ToolCall;
  status?: number;
  /** Answers every matching request while this returns true, instead of only one. */
  while?: () => boolean;
  retryAfter?: number;
  /** After this many chunks the socket is destroyed. */
  cutAfter?: number;
  /** After this many chunks the stream ends as if it were complete, without a finish reason. */
  endAfter?: number;
  /** After this many chunks nothing is sent, and the stream stays open until `hold` resolves (or forever). */
  stallAfter?: number;
  hold?: Promise<unknown>;
  /** The part that the safety filter blocks: the question, or the answer after its chunks. */
  block?: 'prompt' | 'answer';
  /** The number of vectors to return, however many were requested. */
  vectors?: number;
  finishReason?: string;
}

interface Defaults {
  reply?: Behaviour['reply'];
  dimensions?: number;
  vectorOf?: (text: string, model: string) => number[];
  /** Models that it does not have (404). May change while it runs. */
  unknown?: Set<string>;
}

export interface ModelServer {
  url: string;
  /** Base address for OpenAI-compatible clients. */
  openaiUrl: string;
  requests: ModelRequest[];
  /** Queues behaviours. Each answers one request of its kind; after them the default answers. */
  script(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/**
 * Starts a model server on loopback that speaks the wire formats of Gemini (streamGenerateContent, generateContent,
 * batchEmbedContents, embedContent) and OpenAI (chat/completions, embeddings). Vectors are deterministic: texts that share
 * words are near, unless `vectorOf` returns other vectors.
 */
export async function startModelServer(defaults: Defaults = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const queue: Behaviour[] = [];
  const server = createServer(async (req, res) => {
    const raw = await text(req).catch(() => null);
    if (raw === null) return;
    const path = (req.url ?? '').split('?')[0] ?? '';
    const body = raw ? JSON.parse(raw) : {};
    const read = path.includes('/models/') ? readGemini(path, body) : readOpenai(path, body);
    if (!read) return void res.writeHead(404).end('{}');
    const done = new Promise<boolean>((settle) => res.once('close', () => settle(res.writableFinished)));
    const request: ModelRequest = { ...read, path, headers: req.headers, body, done };
    requests.push(request);
    const at = queue.findIndex(
      (one) =>
        (one.kind ?? 'chat') === request.kind && (one.while?.() ?? true) && (one.match?.(request) ?? true),
    );
    const behaviour = queue[at] ?? {};
    if (at >= 0 && !behaviour.while) queue.splice(at, 1);
    await answer(request, { ...defaults, ...behaviour }, res);
  });
  // Only clients close idle connections, because a server may close one while a request is being sent.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    openaiUrl: `${url}/v1`,
    requests,
    script: (...behaviours) => void queue.push(...behaviours),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: ModelRequest, behaviour: Behaviour & Defaults, res: ServerResponse) {
  const { format, kind, stream } = request;
  if (behaviour.hold && behaviour.stallAfter === undefined) await behaviour.hold;
  const status = behaviour.unknown?.has(request.model) ? 404 : behaviour.status;
  if (status) {
    const retry = behaviour.retryAfter === undefined ? {} : { 'retry-after': String(behaviour.retryAfter) };
    res.writeHead(status, { 'content-type': 'application/json', ...retry });
    return void res.end(JSON.stringify((format === 'gemini' ? geminiError : openaiError)(status)));
  }
  if (kind === 'embed') {
    const { dimensions = 64, vectorOf = (text: string) => wordVector(text, dimensions) } = behaviour;
    const vectors = request.inputs.map((text) => vectorOf(text, request.model));
    const sent = behaviour.vectors === undefined ? vectors : fit(vectors, behaviour.vectors);
    const single = request.path.endsWith(':embedContent');
    const body = format === 'gemini' ? geminiEmbeddings(sent, single) : openaiEmbeddings(sent, request.model);
    return sendJson(res, body);
  }
  const chunks = chunksOf(request, behaviour);
  if (stream) return sendStream(request, behaviour, chunks, res);
  const text = chunks.join('');
  sendJson(
    res,
    (format === 'gemini' ? geminiChunk : openaiChunk)(text, behaviour.finishReason ?? 'end', false),
  );
}

async function sendStream(
  request: ModelRequest,
  behaviour: Behaviour,
  chunks: string[],
  res: ServerResponse,
) {
  const gemini = request.format === 'gemini';
  const chunk = gemini ? geminiChunk : openaiChunk;
  const send = (data: object | string) =>
    res.write(
      `data: ${typeof data === 'string' ? data : JSON.stringify(data)}${gemini ? '\r\n\r\n' : '\n\n'}`,
    );
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  res.flushHeaders();
  if (behaviour.block === 'prompt') {
    if (gemini) send({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 100 } });
    else send(chunk('', 'content_filter', true));
    return void res.end();
  }
  for (const [sent, text] of [...chunks, null].entries()) {
    if (res.destroyed) return;
    if (sent === behaviour.stallAfter) {
      if (!behaviour.hold) return;
      await behaviour.hold;
    }
    if (sent === behaviour.cutAfter) return void setImmediate(() => res.destroy());
    if (sent === behaviour.endAfter) return void res.end();
    if (text !== null) send(chunk(text, null, true));
    await new Promise(setImmediate);
  }
  if (behaviour.call) send((gemini ? geminiCall : openaiCall)(behaviour.call));
  const filter = gemini ? 'SAFETY' : 'content_filter';
  const end = behaviour.finishReason ?? (behaviour.call && !gemini ? 'tool_calls' : 'end');
  send(chunk('', behaviour.block === 'answer' ? filter : end, true));
  if (!gemini) send('[DONE]');
  res.end();
}

function chunksOf(request: ModelRequest, { call, reply = call ? [] : 'Yes. [1]' }: Behaviour): string[] {
  const made = typeof reply === 'function' ? reply(request) : reply;
  return typeof made === 'string' ? (made.match(/\s*\S+|\s+$/gu) ?? []) : made;
}

const fit = (vectors: number[][], count: number) =>
  Array.from({ length: count }, (_, at) => vectors[at % Math.max(1, vectors.length)] ?? []);

function sendJson(res: ServerResponse, body: object) {
  res.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
  res.end(JSON.stringify(body));
}

/** Creates a promise and the function that resolves it, so that a test decides when the server continues. */
export function latch(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
