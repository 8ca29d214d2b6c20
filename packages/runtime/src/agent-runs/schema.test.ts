import { ObservabilityPG, ScoresPG } from '@mastra/pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../../test/support/world.ts';
import { schema } from './open-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Columns by table, as the store itself would make them. */
function readDdl(): Record<string, string[]> {
  const domains = [ObservabilityPG, ScoresPG];
  const ddl = domains.flatMap((domain) => domain.getExportDDL(schema)).join('\n');
  const tables = ddl.matchAll(/CREATE TABLE IF NOT EXISTS "mastra"\."(\w+)" \(([\s\S]*?)\n\s*\);/g);
  return Object.fromEntries(
    [...tables].map(([, name, body]) => {
      const columns = [...(body as string).matchAll(/^\s*"(\w+)" [A-Z]/gm)];
      return [name, columns.map(([, column]) => column as string).toSorted()];
    }),
  );
}

test('creates the same tables in the migration as the installed store', async () => {
  const rows = await world.runtime.database.system.sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = ${schema} group by 1`;
  const made = Object.fromEntries(rows.map(({ name, columns }) => [name, columns.toSorted()]));
  const wanted = readDdl();
  expect(Object.keys(wanted)).toHaveLength(2);
  expect(made).toEqual(wanted);
});
