import type pg from 'pg';

/**
 * The generation of the schema that this version was written for. Raise it by one, in the release whose migration removes or
 * changes what the version before still uses, and let that migration write it:
 * `insert into installation (name, value) values ('oldest_generation', '2') on conflict (name) do update set value = excluded.value`.
 */
export const schemaGeneration = 2;

/** The name in the table `installation` of the oldest generation that still works with the schema. */
export const oldestGeneration = 'oldest_generation';

/** This version cannot bring the schema of the database up to date. The message says which version can. */
export class SchemaMismatch extends Error {}

/** Throws {@link SchemaMismatch} if the schema no longer works with this version. Newer schemas usually do. */
export async function checkGeneration(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.installation') is not null as found",
  );
  if (!rows[0]?.found) return;
  const kept = await client.query<{ value: string }>('select value from installation where name = $1', [
    oldestGeneration,
  ]);
  const needed = Number(kept.rows[0]?.value ?? 1);
  if (needed <= schemaGeneration) return;
  throw new SchemaMismatch(
    `A newer version has changed this database so that this one no longer works with it: it needs generation ${needed} of the schema, and this version has ${schemaGeneration}. Install the newer version again, or restore a backup from before the upgrade.`,
  );
}
