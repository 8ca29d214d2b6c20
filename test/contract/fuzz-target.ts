import { Agent, request } from 'node:http';
import { readEvents, startRest } from '@jawab/rest/rest.testing.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { startSpeechServer } from '../support/speech-server.ts';
import { createTenant, openWorld, type World } from '../support/world.ts';
import type { FuzzRequest, Known, Operation } from './fuzz-requests.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is read as its readers would
type Document = any;
export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A service whose every answer is compared with its OpenAPI document. */
export interface FuzzTarget {
  document: Document;
  operations: Operation[];
  known: Known;
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** Returns the first way in which an answer differs from the document, or null. */
  findFault(request: FuzzRequest, answer: FuzzAnswer): string | null;
  /** Brings back the bots that requests have archived: while the default bot is archived, no question gets an answer. */
  restoreBots(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Is not sent. The texts are few, so one request may give the workspace a name and another confirm it: then the token is gone, and
 * whatever had not succeeded by then never does.
 */
const deletion = 'DELETE /workspace';

/** Opens a service with two workspaces and tokens of every kind. `atOnce` is the number of its connections. */
export async function openFuzzTarget(atOnce: number, serverUrl?: string): Promise<FuzzTarget> {
  const speech = await startSpeechServer();
  // Each request comes from an address of its own: who guesses tokens is slowed.
  const settings = {
    TRUST_PROXY: '127.0.0.1',
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  };
  const world = await openWorld(settings, { serverUrl });
  const rest = await startRest({ runtime: world.runtime });
  const document = await (await rest.send(null, 'GET /openapi.json')).json();
  const { known, restoreBots } = await makeKnown(world);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    document,
    operations: listOperations(document).filter(({ method, path }) => `${method} ${path}` !== deletion),
    known,
    restoreBots,
    send: createSend(rest.url, agent),
    findFault: createFaultFinder(document),
    async close() {
      agent.destroy();
      await rest.close();
      await world.close();
      await speech.close();
    },
  };
}

async function makeKnown(world: World): Promise<Pick<FuzzTarget, 'known' | 'restoreBots'>> {
  const known: Known = { tokens: [], ids: [], sessionIds: ['known', 'a/b c', '你好'] };
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
  const restoreBots = async () => {
    const { data } = await tenant.call('list_bots', { archived: true });
    for (const bot of data) await tenant.call('restore_bot', { id: bot.id });
    if ((await tenant.call('list_bots')).data.length === 0) await tenant.call('create_bot', { name: 'New' });
  };
  return { known, restoreBots };
}

const deref = (document: Document, node: Document): Document =>
  node?.$ref
    ? deref(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Document, part: string) => at[part], document),
      )
    : node;

function listOperations(document: Document): Operation[] {
  return Object.entries<Record<string, Document>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      parameters: parameters.map((one: Document) => deref(document, one)),
      body: requestBody
        ? { required: [], ...deref(document, requestBody.content['application/json'].schema) }
        : null,
    })),
  );
}

const createSend =
  (base: string, agent: Agent) =>
  ({ operation, path, headers, body }: FuzzRequest) =>
    new Promise<FuzzAnswer>((resolve, reject) => {
      const url = new URL(base);
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
function createFaultFinder(document: Document): FuzzTarget['findFault'] {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: string, value: unknown): string | null => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  const inPointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
  return ({ operation, path }: FuzzRequest, { status, headers, text }: FuzzAnswer): string | null => {
    if (status >= 500) return `answered ${status}: ${text}`;
    if (!headers['x-request-id']) return 'answered without X-Request-Id';
    const where = `/paths/${inPointer(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
    const { responses } = document.paths[operation.path][operation.method.toLowerCase()];
    const isDotPath = (status === 404 || status === 405) && /\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(path);
    if (isDotPath) return check('/components/schemas/Error', JSON.parse(text));
    // A dry run of any operation answers with what would change, which the document describes once, in words.
    if (status === 200 && text.startsWith('{"data":{"dry_run":true')) return null;
    if (!responses[status]) return `answered ${status}, which is not described: ${text}`;
    const pointer = responses[status].$ref ? responses[status].$ref.slice(1) : where;
    const type = String(headers['content-type']).split(';')[0] as string;
    const content = deref(document, responses[status]).content ?? {};
    if (type.startsWith('audio/') && content['audio/*']) return null;
    if (type === 'text/csv' && content[type]) return null;
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
