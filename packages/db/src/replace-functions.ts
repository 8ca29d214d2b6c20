import type pg from 'pg';
import type { SqlFile } from './read-sql-files.ts';

/** PostgreSQL cannot replace a function if its result type changed, or grant by name if two functions have that name. */
const signatureChanged = ['42P13', '42725'];

const functionsIn = ({ text }: SqlFile): string[] =>
  [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name as string);

const hasOverloads = `
  select 1 from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1) group by proname having count(*) > 1`;

const listSignatures = `
  select oid::regprocedure::text as signature from pg_proc
  where pronamespace = 'public'::regnamespace and proname = any($1)`;

async function replaceFile(client: pg.PoolClient, file: SqlFile): Promise<void> {
  const names = functionsIn(file);
  await client.query('savepoint file');
  try {
    await client.query(file.text);
    if ((await client.query(hasOverloads, [names])).rows.length === 0) return;
  } catch (error) {
    if (!signatureChanged.includes((error as { code: string }).code)) throw error;
  }
  await client.query('rollback to savepoint file');
  const { rows } = await client.query<{ signature: string }>(listSignatures, [names]);
  for (const { signature } of rows) await client.query(`drop function ${signature}`);
  await client.query(file.text);
}

/**
 * Applies function files in any order, inside the caller's transaction. Each function has one signature. If it changes, the
 * old function is dropped first, which fails if a trigger or a default needs it.
 */
export async function replaceFunctions(client: pg.PoolClient, files: SqlFile[]): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const file of files) await replaceFile(client, file);
}
