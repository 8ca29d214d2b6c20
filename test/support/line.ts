import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a send fails. `lost`: the message arrives at its customer, and the answer does not arrive at the sender. */
export type SendFault = 'limited' | 'broken' | 'lost';

/** How the n-th send fails, which is to a customer; null: it does not. */
export type Faults = (n: number, to: string) => SendFault | null;

/** A message that a customer got. */
export interface Delivered {
  to: string;
  text: string;
  at: number;
}

const channelSecret = 'a'.repeat(32);
/** The settings of the account that this LINE knows. */
export const lineSettings = { channelSecret, channelAccessToken: 'b'.repeat(64) };

/** A text of a customer, as LINE writes it. Its reply token leads back to them. */
export const lineText = (from: string, text: string, timestamp: number) => ({
  type: 'message',
  webhookEventId: randomUUID(),
  timestamp,
  mode: 'active',
  deliveryContext: { isRedelivery: false },
  replyToken: `${from}/${randomUUID()}`,
  source: { type: 'user', userId: from },
  message: { type: 'text', id: randomUUID(), text },
});

/** Signs events as LINE posts them. */
export function lineRequest(events: object[]) {
  const body = JSON.stringify({ destination: 'U1', events });
  const signature = createHmac('sha256', channelSecret).update(body).digest('base64');
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-line-signature': signature },
    body,
  };
}

interface Asked {
  replyToken?: string;
  to?: string;
  messages: { text: string }[];
}

/**
 * Serves LINE's Messaging API on loopback, with reply tokens and retry keys that work once.
 */
export async function serveLine(faults: Faults = () => null) {
  const delivered: Delivered[] = [];
  const spent = new Set<string>();
  let sends = 0;

  function send({ replyToken, to, messages }: Asked, retryKey: string | undefined) {
    const customer = to ?? (replyToken?.split('/')[0] as string);
    const failing = faults(++sends, customer);
    if (failing === 'limited')
      return { status: 429, json: { message: 'The API rate limit has been exceeded.' } };
    if (failing === 'broken') return { status: 503, json: { message: 'Unavailable' } };
    const key = replyToken ?? retryKey ?? randomUUID();
    if (spent.has(key))
      return replyToken
        ? { status: 400, json: { message: 'Invalid reply token' } }
        : { status: 409, json: { message: 'The retry key is already accepted' }, accepted: key };
    spent.add(key);
    for (const { text } of messages) delivered.push({ to: customer, text, at: performance.now() });
    if (failing === 'lost') return null;
    return { status: 200, json: { sentMessages: messages.map(() => ({ id: randomUUID() })) } };
  }

  function answer(path: string, body: Asked, retryKey: string | undefined) {
    if (/\/message\/(reply|push)$/.test(path)) return send(body, retryKey);
    if (path.endsWith('/bot/info')) return { status: 200, json: { userId: 'U1', displayName: 'Shop' } };
    if (path.endsWith('/webhook/test')) return { status: 200, json: { success: true, statusCode: 200 } };
    return { status: 200, json: {} };
  }

  const server = createServer(async (request, response) => {
    const bytes = await buffer(request).catch(() => null);
    if (!bytes) return;
    const retryKey = request.headers['x-line-retry-key'];
    const given = answer(
      request.url ?? '',
      bytes.length > 0 ? JSON.parse(bytes.toString()) : {},
      retryKey as string,
    );
    if (!given) return void request.socket.destroy();
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (given.status === 429) headers['retry-after'] = '1';
    if ('accepted' in given) headers['x-line-accepted-request-id'] = given.accepted as string;
    response.writeHead(given.status, headers).end(JSON.stringify(given.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The messages that customers got, in order. */
    delivered,
    /** Settings of a service that reaches it. */
    settings: { PUBLIC_URL: 'https://jawab.test', LINE_API_BASE: `http://${host}/line`, EGRESS_ALLOW: host },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
