import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ProviderAnswer, ProviderRequest } from '@jawab/core';

let lastBot = 1_000;

/** A token of another bot each time. */
export const newToken = () => `${++lastBot}:${'x'.repeat(35)}`;

/** A call of the Bot API that arrived. */
export interface BotCall {
  token: string;
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
  body: any;
  at: number;
}

/** The next answer of a method, in place of its usual one. `drop`: it is carried out and the answer is lost. */
type Scripted = { status: number; json: object } | 'drop' | 'refuse';

const wrongToken = { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } };

/** The Bot API as far as the tests need it. A bot is any token `<id>:<secret>`; one that begins with 0 is unknown. */
export function createTelegram() {
  const calls: BotCall[] = [];
  const scripted: { method: string; chat: string | null; answer: Scripted }[] = [];
  let messageId = 100;
  const files = new Map<string, Uint8Array>();

  const usual = (token: string, method: string, body: BotCall['body']): object => {
    const id = Number(token.split(':')[0]);
    if (method === 'getMe') return { id, is_bot: true, first_name: `Bot ${id}` };
    if (method === 'getWebhookInfo') return { url: '', pending_update_count: 0 };
    if (method === 'sendMessage') return { message_id: ++messageId };
    if (method === 'getFile') return { file_id: body.file_id, file_path: `files/${body.file_id}` };
    return method === 'getUpdates' ? [] : (true as unknown as object);
  };

  function answer(token: string, method: string, body: BotCall['body']): Scripted {
    if (token.startsWith('0')) return wrongToken;
    const chat = body?.chat_id === undefined ? null : String(body.chat_id);
    const at = scripted.findIndex((one) => one.method === method && (one.chat === null || one.chat === chat));
    const [next] = at < 0 ? [] : scripted.splice(at, 1);
    if (next && next.answer !== 'drop') return next.answer;
    calls.push({ token, method, body, at: Date.now() });
    const result = usual(token, method, body);
    return next ? 'drop' : { status: 200, json: { ok: true, result } };
  }

  return {
    calls,
    /** Files that it hands over, by their `file_id`. */
    files,
    /** Texts that arrived in a chat, in order. */
    sent: (chat: string): string[] =>
      calls
        .filter(({ method, body }) => method === 'sendMessage' && String(body.chat_id) === chat)
        .map(({ body }) => body.text),
    /** Says how the next call of a method is answered, of one chat or of any. */
    next(method: string, answer: Scripted, chat: string | null = null) {
      scripted.push({ method, chat, answer });
    },
    answer,
    /** Answers in the process, for suites that are not about the wire. */
    async callProvider(url: string, { body }: ProviderRequest): Promise<ProviderAnswer> {
      const [, token = '', method = ''] = /\/bot([^/]+)\/(\w+)$/.exec(url) ?? [];
      const given = answer(token, method, body);
      if (typeof given === 'string') throw new Error(given);
      const { status, json } = given;
      return { status, json, headers: new Headers(), bytes: new TextEncoder().encode(JSON.stringify(json)) };
    },
  };
}

export type Telegram = ReturnType<typeof createTelegram>;

/** Serves the Bot API on loopback. */
export async function serveTelegram() {
  const telegram = createTelegram();
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const [, file] = /^\/telegram\/file\/bot[^/]+\/files\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (file !== undefined) {
      const content = telegram.files.get(file);
      return void response.writeHead(content ? 200 : 404).end(content);
    }
    const [, token = '', method = ''] = /^\/telegram\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const given = telegram.answer(token, method, bytes.length > 0 ? JSON.parse(bytes.toString()) : {});
    if (typeof given === 'string') return void request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(telegram, {
    /** Settings of a service that reaches it. */
    settings: { TELEGRAM_API_BASE: `http://${host}/telegram`, EGRESS_ALLOW: host },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
