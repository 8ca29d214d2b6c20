import type { createPool } from '@jawab/db';

/** The schema of the agent framework's store. Its tables are made by a migration. */
export const schema = 'mastra';

/** The agent framework's store over one of our pools. Loads the framework: 44 ms beside an agent, 270 ms and 135 MiB alone. */
export async function openStore(pool: ReturnType<typeof createPool>) {
  const { PostgresStore } = await import('@mastra/pg');
  return new PostgresStore({ id: 'jawab', pool, schemaName: schema, disableInit: true });
}
