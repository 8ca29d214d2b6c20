import { startWorker } from '@jawab/worker';
import type { Tenant, World } from './world.ts';

/** Runs the real worker while `work` waits for its results. */
export async function withWorker<T>({ runtime }: World, work: () => Promise<T>): Promise<T> {
  const worker = await startWorker(runtime);
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

/** Adds texts to a tenant's knowledge base through the real worker and waits until all of it is ready or failed. */
export async function ingest(
  world: World,
  tenant: Tenant,
  documents: {
    title: string;
    text?: string;
    question?: string;
    answer?: string;
    url?: string;
    validFrom?: string;
    validUntil?: string;
    publish?: 'draft' | 'published';
    archived?: boolean;
    chatbotId?: string;
  }[],
): Promise<{ id: string; status: string }[]> {
  const ids: string[] = [];
  for (const document of documents) ids.push((await tenant.call('add_knowledge', document)).data.id);
  return withWorker(world, () => Promise.all(ids.map((id) => settled(tenant.call, id))));
}

/** Runs the real worker until a queued document is ready or failed, and returns it. */
export const ingestQueued = (world: World, tenant: Tenant, id: string) =>
  withWorker(world, () => settled(tenant.call, id));

/** Gets a document until it is ready or failed, and returns it. */
export async function settled(call: Tenant['call'], id: string): ReturnType<Tenant['call']> {
  for (;;) {
    const { data } = await call('get_knowledge', { id, wait: 30 });
    if (data.status === 'ready' || data.status === 'failed') return data;
  }
}
