import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPort } from '../support/find-port.ts';
import { runCommand } from '../support/run-command.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';
import { type Any, installN8n, installNode, type N8n, startN8n, waitUntil } from './n8n.ts';

// Tries the nodes in a real n8n: packs and installs them, tests the credential, and runs a workflow of Jawab Trigger and Jawab (Ask)
// against a new service. The folder keeps the installed n8n.
const folder = resolve(process.argv[2] ?? join(tmpdir(), 'jawab-n8n'));

/** Prints a fact, or ends with it if it is not one. */
function say(fact: string, holds: boolean): void {
  if (!holds) throw new Error(`Not true: ${fact}`);
  console.log(`ok   ${fact}`);
}

/** Calls the service with the token of its demo workspace. */
async function callService({ url, demo }: ServerProcess, line: string, body?: object): Promise<Any> {
  const [method, path] = line.split(' ');
  const headers = { authorization: `Bearer ${demo.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  return ((await answer.json()) as Any).data;
}

/** Saves a credential, after n8n tested it, and shows that n8n refuses a wrong token. */
async function saveCredential(n8n: N8n, { url, demo }: ServerProcess): Promise<{ id: string; name: string }> {
  const name = 'Jawab';
  const data = { baseUrl: url, token: demo.token };
  const test = (token: string) =>
    n8n.call('POST /credentials/test', {
      credentials: { id: '', name, type: 'jawabApi', data: Object.assign({}, data, { token }) },
    });
  const [right, wrong] = [await test(demo.token), await test(`${demo.token}x`)];
  say(`n8n tested the credential: ${right.message}`, right.status === 'OK');
  say(`n8n refused a wrong token: ${wrong.message}`, wrong.status === 'Error');
  const { id } = await n8n.call('POST /credentials', { name, type: 'jawabApi', data });
  return { id, name };
}

/** Saves a workflow: an event starts it, and it asks a bot, in a conversation named after the event. */
function saveWorkflow(n8n: N8n, jawabApi: object): Promise<Any> {
  const node = (name: string, type: string, parameters: object) => ({
    id: name,
    name,
    type: `n8n-nodes-jawab.${type}`,
    typeVersion: 1,
    position: [0, 0],
    parameters,
    credentials: { jawabApi },
    webhookId: `try-${name}`,
  });
  return n8n.call('POST /workflows', {
    name: 'Try Jawab',
    settings: { executionOrder: 'v1' },
    nodes: [
      node('Start', 'jawabTrigger', { events: ['lead.created'] }),
      node('Ask', 'jawab', {
        resource: 'bot',
        operation: 'ask',
        message: '=Hello, I am {{ $json.data.name }}',
        askFields: { sessionId: '={{ $json.id }}' },
      }),
    ],
    connections: { Start: { main: [[{ node: 'Ask', type: 'main', index: 0 }]] } },
  });
}

type Call = (line: string, body?: object) => Promise<Any>;

const send = (call: Call, { id }: Any) => call(`POST /webhooks/${id}/test`, { wait: 15 });

/** Waits for a webhook of n8n other than this one, and shows that its event starts the workflow. */
async function prove(call: Call, listOwn: () => Promise<Any[]>, when: string, former?: Any): Promise<Any> {
  const webhook = await waitUntil('webhook of n8n', async () => {
    const [own, ...more] = await listOwn();
    return own && more.length === 0 && own.id !== former?.id ? own : null;
  });
  say(`${when}: n8n has one webhook, for ${webhook.events}.`, webhook.events.join() === 'lead.created');
  const { status, event_id } = await send(call, webhook);
  say(`${when}: a test event was ${status}.`, status === 'delivered');
  const { messages } = await waitUntil('conversation of the workflow', async () => {
    const found = await call(`GET /conversations/${event_id}`);
    return found?.messages.length > 1 ? found : null;
  });
  const [asked, reply] = messages.map(({ content }: Any) => content);
  say(`The workflow asked “${asked}”, and got “${reply}”.`, asked === 'Hello, I am Test Visitor');
  return webhook;
}

/** Runs the workflow from its activation to its end, and through what people do to its webhook. */
async function tryTrigger(n8n: N8n, service: ServerProcess): Promise<void> {
  const call: Call = (line, body) => callService(service, line, body);
  const listOwn = async (): Promise<Any[]> =>
    (await call('GET /webhooks')).filter(({ url }: Any) => url.startsWith(n8n.url));
  const { id, versionId } = await saveWorkflow(n8n, await saveCredential(n8n, service));
  const activate = () => n8n.call(`POST /workflows/${id}/activate`, { versionId });
  const deactivate = () => n8n.call(`POST /workflows/${id}/deactivate`, {});

  await activate();
  const first = await prove(call, listOwn, 'Activated');
  await tryForged(first.url);
  await call(`POST /webhooks/${first.id}/rotate`, {});
  const { response_status } = await send(call, first);
  say(`With a new secret, the node answered ${response_status}.`, response_status === 401);
  await deactivate();
  await waitUntil('deletion of the webhook', async () => ((await listOwn()).length === 0 ? true : null));
  say('Deactivated: n8n deleted its webhook.', true);
  await activate();
  const second = await prove(call, listOwn, 'Activated again', first);

  await call(`DELETE /webhooks/${second.id}`);
  await deactivate();
  await activate();
  await prove(call, listOwn, 'Deleted in Jawab, and activated again', second);
}

/** Sends what nobody signed, and what somebody else signed. */
async function tryForged(url: string): Promise<void> {
  const now = String(Math.floor(Date.now() / 1000));
  for (const headers of [{}, { 'x-service-timestamp': now, 'x-service-signature': 'ab'.repeat(32) }]) {
    const { status } = await fetch(url, { method: 'POST', headers, body: '{"event":"lead.created"}' });
    say(`A request with ${Object.keys(headers).length} headers of a signature: ${status}.`, status === 401);
  }
}

await installN8n(folder);
const packed = await runCommand([process.execPath, 'scripts/pack.ts', 'n8n'], {});
const userFolder = await mkdtemp(join(folder, 'user-'));
const data = await mkdtemp(join(tmpdir(), 'jawab-try-'));
const port = await findPort();
await addDatabase(data);
const service = await startServer(data, { EGRESS_ALLOW: `127.0.0.1:${port}` });
try {
  await installNode(userFolder, packed.out.trimEnd().split('\n').at(-1) ?? '');
  const n8n = await startN8n(folder, userFolder, port);
  try {
    await tryTrigger(n8n, service);
  } finally {
    await n8n.stop();
  }
} finally {
  await service.stop();
  for (const made of [userFolder, data]) await rm(made, { recursive: true, force: true });
}
