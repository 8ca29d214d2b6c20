import type pg from 'pg';

/**
 * The generation of the schema that this version was written for. Raise it by one, in the release whose migration removes or
 * changes what the version before still uses, and let that migration write it:
 * `insert into installation (name, value) values ('oldest_generation', '2') on conflict (name) do update set value = excluded.value`.
 */
export const schemaGeneration = 1;

/** The name in the table `installation` of the oldest generation that still works with the schema. */
export const oldestGeneration = 'oldest_generation';

/** This version is older than what the database still works with. */
export class VersionTooOld extends Error {
  constructor(needed: number) {
    super(
      `A newer version has changed this database so that this one no longer works with it: it needs generation ${needed} of the schema, and this version has ${schemaGeneration}. Install the newer version again, or restore a backup from before the upgrade.`,
    );
  }
}

/** Throws {@link VersionTooOld} if the schema no longer works with this version. Newer schemas usually do. */
export async function checkGeneration(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.installation') is not null as found",
  );
  if (!rows[0]?.found) return;
  const kept = await client.query<{ value: string }>('select value from installation where name = $1', [
    oldestGeneration,
  ]);
  const needed = Number(kept.rows[0]?.value ?? 1);
  if (needed > schemaGeneration) throw new VersionTooOld(needed);
}
