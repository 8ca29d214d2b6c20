import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { makeSilentMp3 } from './mp3.ts';
import { makeTone } from './tone.ts';

/** A request that the server got. */
export interface SpeechRequest {
  kind: 'transcribe' | 'speak';
  format: 'gemini' | 'openai';
  model: string;
  headers: IncomingMessage['headers'];
  /** The recording, or null. */
  audio: { type: string; bytes: Buffer; name: string } | null;
  /** The text to speak. */
  text: string;
  /** The other fields, as they were sent. */
  // biome-ignore lint/suspicious/noExplicitAny: a foreign body
  body: any;
  /** Resolves with whether the answer was sent whole. */
  done: Promise<boolean>;
}

interface SpeechBehaviour {
  /** Returns the text that is recognised in a recording. */
  hear?: (request: SpeechRequest) => string | Promise<string>;
  /** Waits before a text is spoken. */
  beforeSpeaking?: (request: SpeechRequest) => unknown;
  /** Answers this instead of a success. */
  status?: (request: SpeechRequest) => number | undefined;
  /** Answers this body instead of a success. */
  garbage?: (request: SpeechRequest) => string | Buffer | undefined;
  /** The language that was heard, as `verbose_json` names it. */
  language?: string;
  /** Segments of `verbose_json`. */
  segments?: object[];
  /** Milliseconds of tone for each character (default 50). */
  msPerCharacter?: number;
  /** The list of models, as `GET /v1/models` returns it. */
  models?: object[];
  /** The status of that list. */
  modelsStatus?: number;
}

export interface SpeechServer {
  url: string;
  /** Base address for OpenAI-compatible clients. */
  openaiUrl: string;
  requests: SpeechRequest[];
  /** How often its models were asked for. */
  modelsAsked: number;
  /** May change while it runs. */
  behaviour: SpeechBehaviour;
  close(): Promise<void>;
}

/**
 * Starts a speech server on loopback with the wire formats of Gemini (generateContent with audio in and audio out) and OpenAI
 * (audio/transcriptions, audio/speech, models). It speaks a tone whose length grows with the text, and silence of that length in MP3.
 */
export async function startSpeechServer(behaviour: SpeechBehaviour = {}): Promise<SpeechServer> {
  const requests: SpeechRequest[] = [];
  const started: SpeechServer = { url: '', openaiUrl: '', requests, modelsAsked: 0, behaviour, close };
  const server = createServer(async (req, res) => {
    const raw = await buffer(req).catch(() => null);
    if (raw === null) return;
    const path = (req.url ?? '').split('?')[0] ?? '';
    if (path === '/v1/models') {
      started.modelsAsked++;
      const { models = [], modelsStatus } = started.behaviour;
      if (modelsStatus) return void res.writeHead(modelsStatus).end('{}');
      return sendJson(res, { object: 'list', data: models });
    }
    const read = path.includes(':generateContent') ? readGemini(path, raw) : await readOpenai(path, raw, req);
    if (!read) return void res.writeHead(404).end('{}');
    const done = new Promise<boolean>((settle) => res.once('close', () => settle(res.writableFinished)));
    const request: SpeechRequest = Object.assign(read, { headers: req.headers, done });
    requests.push(request);
    await answer(request, started.behaviour, res);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  started.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  started.openaiUrl = `${started.url}/v1`;
  return started;

  function close(): Promise<void> {
    return new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  }
}

type Read = Omit<SpeechRequest, 'headers' | 'done'>;

function readGemini(path: string, raw: Buffer): Read | null {
  const body = JSON.parse(raw.toString());
  const [, model = ''] = /\/models\/([^/:]+):generateContent$/.exec(path) ?? [];
  const parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] = body.contents[0].parts;
  const sent = parts.find(({ inlineData }) => inlineData)?.inlineData;
  const isSpeech = body.generationConfig?.responseModalities?.[0] === 'AUDIO';
  return {
    kind: isSpeech ? 'speak' : 'transcribe',
    format: 'gemini',
    model,
    audio: sent ? { type: sent.mimeType, bytes: Buffer.from(sent.data, 'base64'), name: '' } : null,
    text: parts.map(({ text = '' }) => text).join(''),
    body,
  };
}

async function readOpenai(path: string, raw: Buffer, req: IncomingMessage): Promise<Read | null> {
  if (path === '/v1/audio/speech') {
    const body = JSON.parse(raw.toString());
    return { kind: 'speak', format: 'openai', model: body.model, audio: null, text: body.input, body };
  }
  if (path !== '/v1/audio/transcriptions') return null;
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(raw), { headers }).formData();
  const file = form.get('file') as File;
  const bytes = Buffer.from(await file.arrayBuffer());
  const body = Object.fromEntries([...form].filter(([name]) => name !== 'file'));
  const audio = { type: file.type, bytes, name: file.name };
  return { kind: 'transcribe', format: 'openai', model: String(body.model), audio, text: '', body };
}

async function answer(request: SpeechRequest, behaviour: SpeechBehaviour, res: ServerResponse) {
  const { kind, format } = request;
  const heard =
    kind === 'transcribe' ? await (behaviour.hear?.(request) ?? 'How long does delivery take?') : '';
  if (kind === 'speak') await behaviour.beforeSpeaking?.(request);
  if (res.destroyed) return;
  const status = behaviour.status?.(request);
  if (status) {
    res.writeHead(status, { 'content-type': 'application/json' });
    return void res.end('{"error":{"message":"upstream-secret: key is refused"}}');
  }
  const garbage = behaviour.garbage?.(request);
  if (garbage !== undefined) return void res.writeHead(200).end(garbage);
  if (kind === 'transcribe') {
    const { segments, language } = behaviour;
    if (format === 'openai') return sendJson(res, { text: heard, language, segments });
    const content = { role: 'model', parts: heard ? [{ text: heard }] : [] };
    return sendJson(res, { candidates: [{ content, finishReason: 'STOP', index: 0 }] });
  }
  const ms = request.text.length * (behaviour.msPerCharacter ?? 50);
  const tone = makeTone(ms);
  if (format === 'gemini') {
    const inlineData = { mimeType: 'audio/L16;codec=pcm;rate=24000', data: tone.samples.toString('base64') };
    const content = { role: 'model', parts: [{ inlineData }] };
    return sendJson(res, { candidates: [{ content, finishReason: 'STOP', index: 0 }] });
  }
  const { response_format: asked = 'mp3' } = request.body;
  const type = { wav: 'audio/wav', opus: 'audio/opus' }[asked as string] ?? 'audio/mpeg';
  res.writeHead(200, { 'content-type': type });
  // Servers that stream do not know the sizes yet.
  res.end(asked === 'wav' ? tone.streamedWav : makeSilentMp3(ms));
}

function sendJson(res: ServerResponse, body: object) {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
}
