import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';

const soon = { timeout: 60_000, interval: 50 };
let dataDir: string;
let receiver: Receiver;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-webhook-'));
  receiver = await startReceiver();
  await addDatabase(dataDir);
  server = await startServer(dataDir, { EGRESS_ALLOW: receiver.host });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const jawab = (...args: string[]) => runJawabHere(args, { JAWAB_DATA: dataDir, EGRESS_ALLOW: receiver.host });

const read = async (path: string) => {
  const answer = await fetch(server.demo.base_url + path, {
    headers: { authorization: `Bearer ${server.demo.token}` },
  });
  return (await answer.json()) as { data: { [field: string]: unknown }[] };
};

test('creates, tests and lists a webhook from the command line; it receives an unanswered question', async () => {
  // The demo's own documents become ready after the start. Waits for their events before the webhook exists.
  const told = async () => (await read('/events?type=document.ready&limit=200')).data.length;
  await expect.poll(told, soon).toBe((await read('/kb?limit=200')).data.length);
  const events = 'message.unanswered,document.ready';
  const made = await jawab('webhook', 'create', '--url', receiver.url, '--events', events, '--json');
  const webhook = JSON.parse(made.out);
  expect(webhook).toMatchObject({ events: events.split(','), enabled: true });
  expect(webhook.secret).toMatch(/^whsec_/);

  const tested = await jawab('webhook', 'test', webhook.id, '--event', 'lead.created');
  expect([tested.code, tested.out]).toEqual([0, expect.stringMatching(/^delivered \(204\) in \d+ ms\n$/)]);
  expect(receiver.received.map(({ headers }) => headers['x-service-event'])).toEqual(['lead.created']);

  await fetch(`${server.demo.base_url}/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.demo.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Who won the chess championship of 1927?', sessionId: 'e2e' }),
  }).then((response) => response.text());
  await expect.poll(() => receiver.received.length, soon).toBe(2);
  const heard = JSON.parse(String(receiver.received[1]?.body));
  expect(heard).toMatchObject({ event: 'message.unanswered', data: { session_id: 'e2e' } });

  const feed = await read('/events?type=message.unanswered');
  expect(feed).toMatchObject({ data: [{ id: heard.id, data: heard.data }] });
  const attempts = async () => (await read(`/webhooks/${webhook.id}/deliveries`)).data;
  await expect
    .poll(attempts, soon)
    .toMatchObject([{ event: 'message.unanswered', status: 'delivered' }, { status: 'delivered' }]);
  const listed = JSON.parse((await jawab('webhook', 'list', '--json')).out);
  expect(listed).toMatchObject([{ id: webhook.id, last_delivery: { status: 'delivered' } }]);
  expect(JSON.stringify(listed)).not.toContain('whsec_');
});

test('says why a test fails, with exit code 1; refuses a private address', async () => {
  const [webhook] = JSON.parse((await jawab('webhook', 'list', '--json')).out);
  receiver.answer((response) => void response.writeHead(500).end('no'));
  const failed = await jawab('webhook', 'test', webhook.id);
  expect([failed.code, failed.out]).toEqual([1, expect.stringMatching(/^failed \(500\) in \d+ ms\n$/)]);
  const refused = await jawab('webhook', 'create', '--url', 'https://10.0.0.1/', '--events', 'lead.created');
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('private or reserved');
});
