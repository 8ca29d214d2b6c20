import type { Sql } from '@jawab/core';
import { listNewer, readTables } from './former-migrations.ts';
import { readFunctions, readMigrations } from './read-sql-files.ts';
import { oldestGeneration, schemaGeneration } from './schema-generation.ts';

/** How the schema of a database differs from the files of this version. Each list has names of files. */
export interface SchemaState {
  /** Files that the next start applies. */
  pending: string[];
  /** Migrations that were changed after they ran here, which every start refuses. */
  edited: string[];
  /** Migrations of a newer version that ran here. */
  newer: string[];
  /** The database no longer works with this version. */
  isTooNew: boolean;
  /** Only some of the migrations that one file replaced ran here, so that this version does not start. */
  isTooOld: boolean;
}

async function readOldestGeneration(sql: Sql): Promise<number> {
  const [table] = await sql<{ found: boolean }>`
    select to_regclass('public.installation') is not null as found`;
  const [kept] = table?.found
    ? await sql<{ value: string }>`select value from installation where name = ${oldestGeneration}`
    : [];
  return Number(kept?.value ?? 1);
}

/** Compares the schema of a database with the files of this version. Changes nothing. */
export async function compareSchema(sql: Sql): Promise<SchemaState> {
  const [table] = await sql<{ name: string | null }>`select to_regclass('public.migrations')::text as name`;
  const rows = table?.name
    ? await sql<{ name: string; sha256: string }>`select name, sha256 from migrations order by name`
    : [];
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const migrations = await readMigrations();
  const functions = await readFunctions();
  const newer = listNewer(applied, migrations);
  const added = migrations.filter(({ name }) => !applied.has(name));
  const changed = newer.length > 0 ? [] : functions.filter((file) => applied.get(file.name) !== file.sha256);
  const edited = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  const names = (files: { name: string }[]) => files.map(({ name }) => name);
  const isTooNew = (await readOldestGeneration(sql)) > schemaGeneration;
  const isTooOld = readTables(applied) === 'partial';
  return { pending: names([...added, ...changed]), edited: names(edited), newer, isTooNew, isTooOld };
}
