import pg from 'pg';
import { load, loadWithoutErrors, type Shot } from './load.ts';
import { cpuMs, settle } from './processes.ts';
import { forkServer, setStage } from './stage.ts';

const rounds = 9;
/** About as many passages as the demo shop has. */
const passages = 25;
const message = 'How long does delivery take inside Indonesia?';

/** A server that is measured, and a chat with it. */
export interface Rival {
  name: string;
  url: URL;
  pid: number;
  token: string;
  shot: () => Shot;
  close(): Promise<void> | void;
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Creates an empty database beside one, and returns its address. */
async function createDatabase(address: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

const chatWith = (token: string, more: object = {}): Shot => ({
  path: '/v1/chat',
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify(Object.assign({ message }, more)),
  firstText: /"content":"[^"]/,
  expect: '[DONE]',
});

const bareNames = { bare: 'bare', agent: 'bare + agent', memory: 'plain Mastra with memory' };

export async function startBare(
  kind: keyof typeof bareNames,
  address: string,
  modelUrl: URL,
): Promise<Rival> {
  const database = await createDatabase(address, `bench_${kind}`);
  const server = await forkServer('test/bench/bare-server.ts', [
    kind,
    database,
    modelUrl.origin,
    `${passages}`,
  ]);
  return {
    name: bareNames[kind],
    url: server.url,
    pid: server.pid,
    token: 'bench',
    close: server.close,
    shot: () => chatWith('bench'),
  };
}

export async function startService(
  withModel: boolean,
  address: string,
  databaseName = `bench_service_${withModel ? 'model' : 'quotes'}`,
): Promise<Rival> {
  const database = await createDatabase(address, databaseName);
  const stage = await setStage(database, withModel);
  const { url, pid, token, botId, close } = stage;
  await settle(stage);
  const name = withModel ? 'service' : 'service without a model';
  return { name, url, pid, token, close, shot: () => chatWith(token, { chatbotId: botId }) };
}

/**
 * Measures a chat of the service beside the same wire written barely, beside that with only the framework's agent in it, and beside
 * a plain server of the framework with its memory.
 * They answer in turns, so that other load affects all. Prints medians of CPU time of the server process and of rates.
 */
export async function measureLimit(
  say: (figure: string) => void,
  address: string,
  count: number,
): Promise<void> {
  const model = await forkServer('test/bench/instant-model.ts');
  const rivals: Rival[] = [];
  try {
    for (const kind of ['bare', 'agent', 'memory'] as const)
      rivals.push(await startBare(kind, address, model.url));
    rivals.push(await startService(true, address), await startService(false, address));
    for (const { url, shot } of rivals) await load(url, 10, count * 5, shot);
    const seen = rivals.map(() => ({ cpu: [] as number[], rate: [] as number[], first: [] as number[] }));
    for (let round = 0; round < rounds; round++)
      for (const [at, rival] of rivals.entries()) {
        const { url, pid, shot } = rival;
        const used = cpuMs(pid);
        const { perSecond } = await loadWithoutErrors(rival, 10, count, shot);
        seen[at]?.cpu.push((cpuMs(pid) - used) / count);
        seen[at]?.rate.push(perSecond);
        seen[at]?.first.push((await load(url, 1, Math.ceil(count / 5), shot)).firstP50);
      }
    for (const [at, { name }] of rivals.entries()) {
      const { cpu = [], rate = [], first = [] } = seen[at] ?? {};
      say(
        `${name}: CPU ${median(cpu).toFixed(2)} ms a chat, ${median(rate).toFixed(0)} chats/s at 10, ` +
          `first text of one client ${median(first).toFixed(1)} ms`,
      );
    }
  } finally {
    for (const rival of rivals) await rival.close();
    model.close();
  }
}
