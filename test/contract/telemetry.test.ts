import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createLog } from '@jawab/runtime';
import { type Service, serve } from '@jawab/server/serve.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import {
  type OtlpReceiver,
  type ReceivedSpan,
  readAttributes,
  startOtlpReceiver,
} from '../support/otlp-receiver.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;
const question = 'How long does delivery take inside Indonesia?';
const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
const soon = { timeout: 30_000, interval: 50 };
const lines: string[] = [];

let model: ModelServer;
let receiver: OtlpReceiver;
let customer: Receiver;
let speech: SpeechServer;
let world: World;
let service: Service;
let shop: Tenant;
let token: string;
beforeAll(async () => {
  [model, receiver, customer, speech] = await Promise.all([
    startModelServer({ reply: 'Delivery takes 2 to 4 working days [1].' }),
    startOtlpReceiver(),
    startReceiver(),
    startSpeechServer(),
  ]);
  world = await openWorld({
    PORT: '0',
    GEMINI_API_KEY: 'key-of-the-model',
    GEMINI_BASE_URL: model.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret,tenant=1',
    OTEL_SERVICE_NAME: 'shop-bots',
    EGRESS_ALLOW: customer.host,
    SPEECH_URL: speech.openaiUrl,
    SPEECH_MODEL: 'speaks',
  });
  shop = await createTenant(world);
  await world.runtime.database.system
    .sql`update workspaces set egress_allowed = true where id = ${shop.workspaceId}`;
  token = await shop.token();
  await ingest(world, shop, [{ title: 'Delivery', text }]);
  service = await serve(world.runtime, ['rest', 'mcp', 'worker']);
});
afterAll(async () => {
  await Promise.all([receiver, model, customer, speech].map((each) => each.close()));
});

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: Object.assign(
      { authorization: `Bearer ${token}`, 'content-type': 'application/json', traceparent },
      headers,
    ),
    body: JSON.stringify(body),
  });

/** Waits for a trace whose first span has this name, with all the spans that `names` match. */
async function findTrace(name: string, names: RegExp[]): Promise<ReceivedSpan[]> {
  const find = () =>
    receiver.spans
      .filter((span) => span.name === name && !span.parentSpanId)
      .map((root) => receiver.spans.filter(({ traceId }) => traceId === root.traceId))
      .find((trace) => names.every((wanted) => trace.some((span) => wanted.test(span.name))));
  await expect.poll(() => find() !== undefined, soon).toBe(true);
  return find() ?? [];
}

const one = (trace: ReceivedSpan[], name: string | RegExp) =>
  trace.find((span) =>
    typeof name === 'string' ? span.name === name : name.test(span.name),
  ) as ReceivedSpan;

/** Names of the spans above one, nearest first. */
function above(trace: ReceivedSpan[], span: ReceivedSpan): string[] {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent.name, ...above(trace, parent)] : [];
}

test('traces a chat from HTTP through the tool, search, model and SQL', async () => {
  const answer = await send('/v1/chat', { message: question });
  expect(await answer.text()).toContain('[DONE]');
  const trace = await findTrace('POST /v1/chat', [/^tool /, /^search$/, /^chat /, /^embeddings /]);
  const root = one(trace, 'POST /v1/chat');
  expect(root).toMatchObject({ kind: 2, failed: false });
  expect(root.facts).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
  expect(root.traceId).not.toBe(caller.traceId);
  const tool = one(trace, 'tool ask_bot');
  expect(tool.facts).toMatchObject({ 'jawab.surface': 'api', 'jawab.workspace_id': shop.workspaceId });
  expect(tool.links).toMatchObject([caller]);
  expect(above(trace, one(trace, 'search'))).toEqual(['tool ask_bot', 'POST /v1/chat']);
  expect(one(trace, 'search').facts).toMatchObject({ 'jawab.hits': 1 });
  const run = one(trace, /^chat /);
  expect(run.kind).toBe(3);
  expect(run.facts['gen_ai.usage.output_tokens']).toBeGreaterThan(0);
  expect(above(trace, run)).toEqual(['tool ask_bot', 'POST /v1/chat']);
  const statements = trace.filter(({ facts }) => facts['db.system.name'] === 'postgresql');
  expect(statements.some((span) => above(trace, span)[0] === 'search')).toBe(true);
  expect(statements.every((span) => above(trace, span).at(-1) === 'POST /v1/chat')).toBe(true);
  expect(statements.every(({ facts }) => /\$1/.test(String(facts['db.query.text'])))).toBe(true);
});

test('traces a tool over MCP', async () => {
  const params = { name: 'ask_bot', arguments: { message: question }, _meta: { traceparent } };
  const answer = await send(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25', traceparent: '' },
  );
  expect(await answer.text()).toContain('working days');
  const trace = await findTrace('tools/call ask_bot', [/^tool /, /^search$/, /^chat /]);
  expect(one(trace, 'tool ask_bot')).toMatchObject({ links: [caller] });
  expect(above(trace, one(trace, 'search'))).toEqual(['tool ask_bot', 'tools/call ask_bot']);
});

test('a job belongs to the trace of the call that queued it', async () => {
  const answer = await send('/v1/kb/ingest', { title: 'Returns', text: 'Returns are free for 30 days.' });
  expect(answer.status).toBe(202);
  const trace = await findTrace('POST /v1/kb/ingest', [/^job ingest_document$/]);
  const job = one(trace, 'job ingest_document');
  expect(job).toMatchObject({ kind: 5, failed: false });
  expect(above(trace, job)).toContain('POST /v1/kb/ingest');
  expect(trace.some((span) => above(trace, span)[0] === job.name && span.facts['db.system.name'])).toBe(true);
});

test('traces what the worker and the speech engine ask of others, without addresses and texts', async () => {
  customer.answer((response, { path }) =>
    path.includes('page')
      ? response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Gifts are wrapped.</p>')
      : response.writeHead(404).end(),
  );
  await send('/v1/kb/ingest', { title: 'Gifts', url: `${customer.url}/page-of-a-secret` });
  const page = await findTrace('POST /v1/kb/ingest', [/^job ingest_document$/, /^fetch page$/]).then(
    (trace) => one(trace, 'fetch page'),
  );
  expect(page).toMatchObject({ kind: 3, facts: { 'http.response.status_code': 200 } });

  const added = await send('/v1/webhooks', { url: `${customer.url}/hook`, events: ['lead.created'] });
  const { data: hook } = (await added.json()) as { data: { id: string } };
  await send(`/v1/webhooks/${hook.id}/test`, {});
  const delivery = one(await findTrace('deliver webhook', []), 'deliver webhook');
  const facts = { 'jawab.event': 'lead.created', 'http.response.status_code': 404 };
  expect(delivery).toMatchObject({ kind: 3, failed: false, facts });

  const spoken = await send('/v1/audio/speech', { input: 'The shop is open.', language: 'en' });
  expect([spoken.status, (await spoken.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  const speaking = await findTrace('POST /v1/audio/speech', [/^synthesize$/]);
  expect(one(speaking, 'synthesize').facts).toMatchObject({ 'jawab.language': 'en', 'jawab.characters': 17 });
});

test('says what kind of failure it was, and marks only failures of the service', async () => {
  expect((await send('/v1/chat', { message: question, chatbotId: crypto.randomUUID() })).status).toBe(404);
  await expect
    .poll(() => receiver.spans.some(({ facts }) => facts['http.response.status_code'] === 404), soon)
    .toBe(true);
  expect(receiver.spans.filter(({ failed }) => failed)).toEqual([]);
});

test('log lines carry the ids of the span they were written in', async () => {
  const { spans } = world.runtime;
  const log = createLog('info', {
    current: spans?.current ?? null,
    destination: { write: (line) => void lines.push(line) },
  });
  spans?.begin({ name: 'test' }, null, () => log.warn({ trace_id: caller.traceId }, 'inside'));
  log.warn({}, 'outside');
  const [inside, outside] = lines.map((line) => JSON.parse(line));
  const span = () => receiver.spans.find(({ name }) => name === 'test');
  await expect.poll(() => span()?.spanId, soon).toBe(inside.span_id);
  expect(inside).toMatchObject({ trace_id: span()?.traceId, caller_trace_id: caller.traceId });
  expect(outside).not.toHaveProperty('trace_id');
});

test('sends the metrics of /metrics when it closes, and never text, tokens or keys', async () => {
  const prometheus = await (await fetch(`${service.url}/metrics`)).text();
  await service.stop();
  await world.close();
  const names = [...prometheus.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm)].map(
    ([, name]) => name,
  );
  expect(names).toContain('jawab_requests_total');
  // They are sent each minute, too, so a slow run has them more than once.
  const sentNames = new Set(receiver.metrics.map(({ name }) => name));
  expect([...sentNames].sort()).toEqual(names.sort());
  const metric = (name: string) => receiver.metrics.findLast((each) => each.name === name);
  const [chats] = (metric('jawab_requests_total')?.sum?.dataPoints ?? []).filter(({ attributes }) => {
    const { operation, status } = readAttributes(attributes);
    return operation === 'ask_bot' && String(status) === '200';
  });
  expect(chats?.asDouble).toBe(1);
  const [first] = metric('jawab_chat_first_text_seconds')?.histogram?.dataPoints ?? [];
  const counts = first?.bucketCounts?.map(Number) ?? [];
  expect(counts).toHaveLength((first?.explicitBounds?.length ?? 0) + 1);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(Number(first?.count));
  expect([...receiver.services]).toEqual(['shop-bots']);
  expect(receiver.headers[0]).toMatchObject({ 'api-key': 'a secret', tenant: '1' });
  const sent = receiver.bodies.join();
  for (const kept of [
    question,
    text,
    'working days',
    'Returns',
    'page-of',
    'Gifts',
    'shop is open',
    token,
    'key-of-the-model',
  ])
    expect(sent).not.toContain(kept);
});

test('sends no trace of a share of 0, and answers when the receiver is gone', async () => {
  const quiet = await startOtlpReceiver();
  const settings = { PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: quiet.url, LOG_LEVEL: 'silent' };
  const none = await openWorld(Object.assign({ OTEL_TRACES_SAMPLER_ARG: '0' }, settings));
  const served = await serve(none.runtime, ['rest']);
  expect((await fetch(`${served.url}/v1/me`)).status).toBe(401);
  await served.stop();
  await none.close();
  await quiet.close();
  expect(quiet.spans).toEqual([]);
  expect(quiet.metrics).not.toEqual([]);
  const all = await openWorld(settings);
  const lonely = await serve(all.runtime, ['rest']);
  expect((await fetch(`${lonely.url}/v1/me`)).status).toBe(401);
  await lonely.stop();
  await all.close();
});

test('loads nothing of OpenTelemetry without an address', async () => {
  // One process, because loading everything takes seconds; what is loaded stays, so the case that loads is the last.
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    const keep = (module) => (loaded.add(module.url), module);
    registerHooks({ resolve: (specifier, context, next) => keep(next(specifier, context)) });
    const connectionString = process.env.DATABASE;
    const { openRuntime, readConfig } = await import('@jawab/runtime');
    await import('@jawab/server/serve.ts');
    const openWith = async (endpoint, isPatient) => {
      const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
      const runtime = await openRuntime(readConfig(Object.assign(settings, process.env)), { isPatient, connectionString });
      await runtime.close();
      return [...loaded].some((url) => /@opentelemetry\\/(?!api|semantic)/.test(url));
    };
    const address = 'http://127.0.0.1:9';
    const without = await openWith('', false);
    const patient = await openWith(address, true);
    const withAddress = await openWith(address, false);
    console.log(JSON.stringify({ files: loaded.size > 100, without, patient, withAddress }));`;
  const own = await openWorld();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      cwd: new URL('..', import.meta.url).pathname,
      env: Object.assign({}, childEnvironment, {
        DATABASE: own.database.connectionString,
        SECRET_KEY: 'ab'.repeat(32),
      }),
    },
  );
  await own.close();
  expect(JSON.parse(stdout.trim())).toEqual({
    files: true,
    without: false,
    patient: false,
    withAddress: true,
  });
});
