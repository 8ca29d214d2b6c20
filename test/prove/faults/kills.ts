import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, createPool, workLimits } from '@jawab/db';
import { openRuntime, readConfig } from '@jawab/runtime';
import { forkServer } from '../../reliability/fork-server.ts';
import { forkWorker } from '../../reliability/fork-worker.ts';
import { countUnderWay, findLosses } from '../../support/find-losses.ts';
import { ingest } from '../../support/ingest.ts';
import { bearer, request } from '../../support/loopback.ts';
import { startModelServer } from '../../support/model-server.ts';
import { startReceiver } from '../../support/receiver.ts';
import { createTenant, openDatabase } from '../../support/world.ts';
import { startWriters } from '../../support/writers.ts';
import { percentile, type Row, type Trial, until } from '../row.ts';

const kills = 20;
const atOnce = 6;
/** The model pauses in the middle of its answer, so that kills meet answers at every point. */
const modelPauseMs = 250;
const sentences = Array.from({ length: 12 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);
const questions = ['When do the parcels arrive at the shop in Lucknow?', 'Qwxyz blorp frunk?'];
const maxRecoverMs = 15_000;

/** The times of a worker in production, which {@link forkWorker} shortens. */
const usualTimes = { beatMs: 1_000, silenceMs: 10_000, pollIntervalMs: 2_000, refreshMs: 2_000 };

type Victim = 'server' | 'worker' | 'database';

/** Kills one kind of process again and again while clients write, and compares what they were promised with what is stored. */
export const killRow = (victim: Victim): Row => ({
  title: `kill -9 of the ${victim} while clients ask and add documents: an acknowledged write that is lost or doubled, a question without an end, a message spent twice`,
  maxSeconds: 600,
  async run(trial) {
    const stage = await openStage(trial);
    const { sql, tenant, receiver, server, worker } = stage;
    const writers = startWriters({
      urls: () => [server.url()],
      token: stage.token,
      atOnce,
      random: trial.random,
      question: (n) => questions[n % 3 === 0 ? 1 : 0] as string,
    });
    const recoveries: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + trial.random() * 1_500);
      trial.tried();
      const killedAt = performance.now();
      await stage.kill[victim]();
      await stage.hasRecovered();
      recoveries.push(performance.now() - killedAt);
    }
    await writers.stop();
    await until('everything comes to its end', async () => (await countUnderWay(sql)) === 0, 120_000).catch(
      (error: Error) => trial.wrong(error.message),
    );
    for (const sentence of [...writers.wrong, ...(await findLosses(sql, tenant.workspaceId, writers))])
      trial.wrong(sentence);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    if (new Set(ids).size < ids.length)
      trial.wrong(`${ids.length - new Set(ids).size} deliveries came twice.`);
    for (const ms of recoveries.filter((ms) => ms > maxRecoverMs))
      trial.wrong(`It took ${(ms / 1000).toFixed(1)} s to recover.`);
    await Promise.all([server.end(), worker.end()]);
    return {
      answers: writers.answers.size,
      documents: writers.documents.size,
      deliveries: ids.length,
      repeated: writers.repeated,
      cut: writers.cut,
      recover_p50_ms: percentile(recoveries, 0.5),
      recover_p95_ms: percentile(recoveries, 0.95),
      recover_max_ms: percentile(recoveries, 1),
    };
  },
});

/** Starts a server and a worker in processes of their own, on a workspace with a page, a model and a webhook. */
async function openStage(trial: Trial) {
  const postgres = await trial.postgres();
  const model = await startModelServer({ reply: sentences.map((text) => `${text} [1] `) });
  trial.after(() => model.close());
  model.script({
    while: () => true,
    stallAfter: 6,
    get hold() {
      return pause(modelPauseMs);
    },
  });
  const receiver = await startReceiver();
  trial.after(() => receiver.close());
  const database = await openDatabase(postgres.url);
  trial.after(() => database.close());
  const settings = {
    CHAT_MODEL_URL: model.openaiUrl,
    CHAT_MODEL: 'test',
    EGRESS_ALLOW: receiver.host,
    LOG_LEVEL: 'silent',
  };
  const { connectionString } = database;
  const runtime = await openRuntime(readConfig(Object.assign({ SECRET_KEY: 'ab'.repeat(32) }, settings)), {
    connectionString,
  });
  const tenant = await createTenant({ runtime });
  const token = await tenant.token();
  await ingest({ runtime, database, close: async () => {} }, tenant, [
    { title: 'Parcels', text: sentences.join(' ') },
  ]);
  await runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${tenant.workspaceId}`;
  const hook = { url: receiver.url, events: ['message.unanswered'] };
  await tenant.call('create_webhook', hook, { egressAllowed: true });
  await runtime.close();
  const own = createDatabase(createPool(connectionString, 2, workLimits));
  trial.after(() => own.close());
  const { sql } = own.system;

  const server = createProcess(trial, () => forkServer(connectionString, settings));
  const worker = createProcess(trial, async () => ({
    child: await forkWorker(connectionString, settings, usualTimes),
    url: '',
  }));
  await Promise.all([server.start(), worker.start()]);
  const answers = (path: string, init?: RequestInit) =>
    request(`${server.url()}${path}`, Object.assign({ headers: bearer(token) }, init)).catch(() => null);
  let probes = 0;
  /** Waits until a document that is added now is ready: the server, the queue and the worker work again. */
  async function hasRecovered(): Promise<void> {
    const body = JSON.stringify({ title: `Probe ${probes++}`, text: 'The probe ships soon.' });
    const headers = Object.assign(bearer(token), { 'content-type': 'application/json' });
    let id = '';
    await until('a document is accepted', async () => {
      const answer = await answers('/v1/kb/ingest', { method: 'POST', headers, body });
      const read = (await answer?.json().catch(() => null)) as { data?: { id: string } } | null;
      id = read?.data?.id ?? '';
      return id !== '';
    });
    await until('it is ready', async () => {
      const answer = await answers(`/v1/kb/${id}`);
      const read = (await answer?.json().catch(() => null)) as { data?: { status: string } } | null;
      return read?.data?.status === 'ready';
    });
  }
  const kill = {
    server: () => server.killAndStart(),
    worker: () => worker.killAndStart(),
    database: async () => {
      await postgres.kill();
      await postgres.start();
    },
  };
  return { sql, tenant, token, receiver, server, worker, kill, hasRecovered };
}

/** A process that may be killed, and is started again. */
function createProcess(trial: Trial, open: () => Promise<{ child: ChildProcess; url: string }>) {
  let running: { child: ChildProcess; url: string } | undefined;
  const end = async () => {
    const child = running?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const start = async () => {
    running = await open();
  };
  trial.after(end);
  return {
    url: () => running?.url ?? '',
    start,
    end,
    async killAndStart() {
      await end();
      await start();
    },
  };
}
