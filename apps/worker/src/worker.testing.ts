import { addDocument, type NewDocument } from '@jawab/core';
import { queued, queuedTasks } from '@jawab/test/support/queue.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { expect } from 'vitest';
import { startWorker, type Worker, type WorkerOptions } from './index.ts';

/** Timings with which a test does not wait for seconds. Limits of slow work stay as they are. */
export const quick: WorkerOptions = { pollIntervalMs: 40, firstRetryMs: 20, refreshMs: 40, lateMs: 3_000 };

export interface Shop extends Tenant {
  world: World;
  /** Adds a document as the tools do and returns its id. */
  add(document: Partial<NewDocument>): Promise<string>;
  addPage(url: string): Promise<string>;
  /** Waits until the documents are ready or failed, and returns them in the given order. */
  settled(...ids: string[]): Promise<Row[]>;
  document(id: string): Promise<Row | undefined>;
  chunks(id: string): Promise<Row[]>;
  startWorker(options?: WorkerOptions): Promise<Worker>;
  stopWorkers(): Promise<unknown>;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
type Row = Record<string, any>;

/** Opens a workspace with one bot on a database of its own. Tests start the worker themselves. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const world = await openWorld(settings);
  const workers: Worker[] = [];
  const shop = await createShop(world, workers);
  return {
    ...shop,
    async close() {
      await shop.stopWorkers();
      await world.close();
    },
  };
}

/** Creates another workspace in the same world. */
export async function createShop(world: World, workers: Worker[] = []): Promise<Shop> {
  const { database } = world.runtime;
  const tenant = await createTenant(world);
  await database.system.sql`update workspaces set egress_allowed = true where id = ${tenant.workspaceId}`;
  const { sql } = database.workspace(tenant.workspaceId);
  const add: Shop['add'] = async (document) => {
    const whole = {
      title: 'T',
      botId: null,
      sourceType: 'snippet',
      sourceUrl: null,
      content: null,
      ...document,
    };
    return (await addDocument(tenant.context(), whole as NewDocument)).id;
  };
  const document: Shop['document'] = async (id) => (await sql`select * from documents where id = ${id}`)[0];
  return {
    ...tenant,
    world,
    add,
    document,
    addPage: (url) => add({ sourceType: 'url', sourceUrl: url }),
    async settled(...ids) {
      const rows = () =>
        sql`select * from documents where id = any(${ids}::uuid[]) and status in ('ready', 'failed')`;
      await expect.poll(async () => (await rows()).length, { timeout: 60_000 }).toBe(ids.length);
      const found = new Map((await rows()).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) as Row);
    },
    chunks: (id) => sql`select * from chunks where document_id = ${id} order by ordinal`,
    async startWorker(options = {}) {
      const worker = await startWorker(world.runtime, { ...quick, ...options });
      workers.push(worker);
      return worker;
    },
    stopWorkers: () => Promise.all(workers.map((worker) => worker.stop())),
    close: async () => {},
  };
}

/** Lists the jobs in the queue in any state, without those that count. */
export const jobsOf = ({ world }: Shop) =>
  world.runtime.database.system.sql`
    select j.*, t.identifier as task, p.payload from graphile_worker.jobs j
    join ${queued} p using (id)
    join ${queuedTasks} t on t.id = p.task_id
    where t.identifier like 'ingest%'`;
