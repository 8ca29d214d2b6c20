import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const paragraphs = 100;
const betweenMs = 40;
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-widget-session, idempotency-key',
};
const event = (body: object) => `data: ${JSON.stringify(body)}\n\n`;

/** Serves an answer of 16 KB in 100 pieces over 4 s, as the service streams it. The service itself would end such an answer. */
export async function startLongAnswer(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    response.writeHead(200, Object.assign({ 'content-type': 'text/event-stream' }, open));
    if (request.method === 'OPTIONS') return void response.end();
    for (let n = 1; n <= paragraphs; n++) {
      const content = `- **Point ${n}**: delivery takes 2 to 4 working days inside Indonesia, and [a page](https://shop.example/${n}) says more about \`order ${n}\`.\n\nIt continues here.\n`;
      response.write(event({ choices: [{ index: 0, delta: { content } }] }));
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
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
