import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, createPool, workLimits } from '@jawab/db';
import { openRuntime, readConfig } from '@jawab/runtime';
import { forkServer } from '../../reliability/fork-server.ts';
import { forkWorker } from '../../reliability/fork-worker.ts';
import { ingest } from '../../support/ingest.ts';
import { bearer, request } from '../../support/loopback.ts';
import { startModelServer } from '../../support/model-server.ts';
import { startReceiver } from '../../support/receiver.ts';
import { createTenant, openDatabase } from '../../support/world.ts';
import { type Trial, until } from '../row.ts';

/** The model pauses in the middle of its answer, so that kills meet answers at every point. */
const modelPauseMs = 250;
const sentences = Array.from({ length: 12 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);

/** The times of a worker in production, which {@link forkWorker} shortens. */
const usualTimes = { takeBackMs: 1_000, pollIntervalMs: 2_000, refreshMs: 2_000 };

/** Starts a server and a worker in processes of their own, on a workspace with a page, a model and a webhook. */
export async function openStage(trial: Trial) {
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
  const hasRecovered = createProbe(server.url, token);
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

/** Waits until a document that is added now is ready: the server, the queue and the worker work again. */
function createProbe(url: () => string, token: string): () => Promise<void> {
  const headers = Object.assign(bearer(token), { 'content-type': 'application/json' });
  const read = async (path: string, init: RequestInit): Promise<{ id?: string; status?: string }> => {
    const answer = await request(`${url()}/v1${path}`, Object.assign({ headers }, init)).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as { data?: object } | null;
    return body?.data ?? {};
  };
  let probes = 0;
  return async () => {
    const body = JSON.stringify({ title: `Probe ${probes++}`, text: 'The probe ships soon.' });
    let id: string | undefined;
    await until('a document is accepted', async () => {
      ({ id } = await read('/kb/ingest', { method: 'POST', body }));
      return id !== undefined;
    });
    await until('it is ready', async () => (await read(`/kb/${id}`, {})).status === 'ready');
  };
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
