import type { createPool } from '@jawab/db';

/** The schema of the agent framework's store. Its tables are made by a migration. */
export const schema = 'mastra';

/** The agent framework's store over one of our pools. */
export async function openStore(pool: ReturnType<typeof createPool>) {
  const { PostgresStore } = await import('@mastra/pg');
  return new PostgresStore({ id: 'jawab', pool, schemaName: schema, disableInit: true });
}
