import { exportPartBytes, type Sql } from '@jawab/core';
import { writeExport } from '@jawab/runtime';
import { defineTask } from '../work.ts';

interface Job {
  workspaceId: string;
  id: string;
}

/** Cuts bytes into parts of one size; the last one may be shorter. */
async function* cut(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const more of bytes) {
    rest = Buffer.concat([rest, more]);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
  }
  if (rest.length > 0) yield rest;
}

async function build(sql: Sql, { workspaceId, id }: Job, signal: AbortSignal): Promise<void> {
  const [waiting] = await sql`
    select 1 from exports where workspace_id = ${workspaceId} and id = ${id} and status = 'queued'`;
  if (!waiting) return;
  let records = 0;
  let bytes = 0;
  let ordinal = 0;
  const written = async function* () {
    records = yield* writeExport(sql, workspaceId, new Date());
  };
  for await (const part of cut(written(), exportPartBytes)) {
    signal.throwIfAborted();
    await sql`
      insert into export_parts (workspace_id, export_id, ordinal, bytes)
      values (${workspaceId}, ${id}, ${ordinal++}, ${part})`;
    bytes += part.length;
  }
  await sql`
    update exports set status = 'ready', records = ${records}, bytes = ${bytes}, finished_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id}`;
  await sql`delete from exports where workspace_id = ${workspaceId} and id <> ${id} and status <> 'queued'`;
}

/**
 * Makes the file of an export in one transaction: it is there as a whole or not at all, so a worker that dies leaves nothing.
 * A new file replaces the one before. If it fails, the export is `failed` and another can be started.
 */
export default defineTask<Job>({
  async run({ runtime, signal }, job) {
    const { workspaceId, id } = job;
    const { sql, tx } = runtime.database.workspace(workspaceId);
    try {
      await tx((inside) => build(inside, job, signal), { snapshot: true });
    } catch (error) {
      signal.throwIfAborted();
      runtime.log.error({ error, workspaceId, export: id }, 'an export failed');
      await sql`
        update exports set status = 'failed', finished_at = now()
        where workspace_id = ${workspaceId} and id = ${id} and status = 'queued'`;
    }
  },
});
