import { Agent, request } from 'node:http';
import { type RestServer, readEvents, startRest } from '@jawab/rest/rest.testing.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { createTenant, openWorld, type World } from '../support/world.ts';
import { type FuzzRequest, type Known, type Operation, requestsTo } from './fuzz-requests.ts';

const atOnce = 8;
/** Of so many requests to any operation; then to those that did not succeed by chance. */
const batches = 250;
const maxMore = 50;
/** Operations that succeed with what can be made up. */
const certainPosts = ['/bots', '/chat', '/kb/search'];

// biome-ignore lint/suspicious/noExplicitAny: a document is read as its readers would
type Document = any;
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

let world: World;
let speech: SpeechServer;
let rest: RestServer;
let document: Document;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const known: Known = { tokens: [], ids: [], sessionIds: ['known', 'a/b c', '你好'] };
beforeAll(async () => {
  // Each request comes from an address of its own: who guesses tokens is slowed.
  speech = await startSpeechServer();
  world = await openWorld({
    TRUST_PROXY: '127.0.0.1',
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  });
  rest = await startRest({ runtime: world.runtime });
  document = await (await rest.send(null, 'GET /openapi.json')).json();
  const tenant = await createTenant(world, {
    bots: ['One', 'Two'],
    limits: { bots: 1000, messagesPerMonth: 500 },
  });
  const other = await createTenant(world);
  const poor = await createTenant(world, { plan: 'free' });
  const one = { bots: tenant.bots.slice(0, 1) };
  known.tokens.push(await tenant.token());
  known.tokens.push(
    await tenant.token({ scopes: [] }),
    await tenant.token(one),
    await poor.token(),
    'jwb_wrong',
  );
  const { id } = (await tenant.call('add_knowledge', { title: 'a', text: 'b' })).data;
  for (const sessionId of known.sessionIds) await tenant.call('ask_bot', { message: 'Hello', sessionId });
  known.ids.push(...tenant.bots, ...other.bots, id);
});
afterAll(async () => {
  agent.destroy();
  await rest.close();
  await world.close();
  await speech.close();
});

const deref = (node: Document): Document =>
  node?.$ref
    ? deref(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Document, part: string) => at[part], document),
      )
    : node;

function listOperations(): Operation[] {
  return Object.entries<Record<string, Document>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      parameters: parameters.map(deref),
      body: requestBody ? { required: [], ...deref(requestBody.content['application/json'].schema) } : null,
    })),
  );
}

const send = ({ operation, path, headers, body }: FuzzRequest) =>
  new Promise<Answer>((resolve, reject) => {
    const url = new URL(rest.url);
    const options = {
      agent,
      host: url.hostname,
      port: url.port,
      method: operation.method,
      path: `/v1${path}`,
      headers,
    };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject).end(body ?? undefined);
  });

/** Returns a function that compares an answer with the OpenAPI document and returns the first fault, or null. */
function createFaultFinder() {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: string, value: unknown): string | null => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  const inPointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
  return ({ operation, path }: FuzzRequest, { status, headers, text }: Answer): string | null => {
    if (status >= 500) return `answered ${status}: ${text}`;
    if (!headers['x-request-id']) return 'answered without X-Request-Id';
    const where = `/paths/${inPointer(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
    const { responses } = document.paths[operation.path][operation.method.toLowerCase()];
    const isDotPath = (status === 404 || status === 405) && /\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(path);
    if (isDotPath) return check('/components/schemas/Error', JSON.parse(text));
    if (!responses[status]) return `answered ${status}, which is not described: ${text}`;
    const pointer = responses[status].$ref ? responses[status].$ref.slice(1) : where;
    const type = String(headers['content-type']).split(';')[0] as string;
    const content = deref(responses[status]).content ?? {};
    if (type.startsWith('audio/') && content['audio/*']) return null;
    if (!content[type]) return `answered ${type}, which is not described`;
    if (type !== 'text/event-stream')
      return check(`${pointer}/content/${inPointer(type)}/schema`, JSON.parse(text));
    if (!/^(?::.*\n\n|data: \{.*\}\n\n)+data: \[DONE\]\n\n$/.test(text)) return `streamed ${text}`;
    return (
      readEvents(text)
        .map((event) => check(content[type].schema.contentSchema.$ref.slice(1), event))
        .find((fault) => fault !== null) ?? null
    );
  };
}

test('answers every random request as the document says, and never with an internal error', async () => {
  const findFault = createFaultFinder();
  const operations = listOperations();
  const reached = new Set<string>();
  const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
  const sendAll = (to: Operation[], batches: number) => {
    const anyRequest = fc.oneof(...to.map((operation) => requestsTo(operation, known)));
    const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map(send));
      for (const [i, answer] of answers.entries()) {
        const asked = requests[i] as FuzzRequest;
        const fault = findFault(asked, answer);
        if (fault) throw new Error(`${asked.operation.method} ${asked.path} ${String(asked.body)}: ${fault}`);
        if (/^20\d$/.test(String(answer.status))) reached.add(nameOf(asked.operation));
      }
    });
    return fc.assert(property, { numRuns: batches, endOnFailure: true });
  };
  await sendAll(operations, batches);
  // For a request that needs the id of a lead or a webhook, only refusals are checked.
  const isForTokens = ({ method, path }: Operation) =>
    document.paths[path][method.toLowerCase()].security.some((one: object) => 'bearer' in one);
  const certain = operations
    .filter(isForTokens)
    .filter(({ method, path }) => (method === 'GET' && !path.includes('{')) || certainPosts.includes(path))
    .filter(({ method }) => method === 'GET' || method === 'POST');
  expect(certain.length).toBeGreaterThan(12);
  const missing = () => certain.filter((operation) => !reached.has(nameOf(operation)));
  for (let more = 0; more < maxMore && missing().length > 0; more++) await sendAll(missing(), 1);
  expect(missing().map(nameOf)).toEqual([]);
}, 300_000);
