import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-widget-session, idempotency-key',
};
const event = (body: object) => `data: ${JSON.stringify(body)}\n\n`;

/** Serves an answer in these pieces, as the service streams it. The service itself would end or change such an answer. */
export async function serveAnswer(
  pieces: readonly string[],
  betweenMs: number,
): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    response.writeHead(200, Object.assign({ 'content-type': 'text/event-stream' }, open));
    if (request.method === 'OPTIONS') return void response.end();
    for (const content of pieces) {
      response.write(event({ choices: [{ index: 0, delta: { content } }] }));
      await delay(betweenMs);
    }
    const jawab = {
      message_id: crypto.randomUUID(),
      language: 'en',
      answered: true,
      sources: [],
      choices: [],
    };
    const choices = [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }];
    response.end(`${event({ choices, jawab })}data: [DONE]\n\n`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}
