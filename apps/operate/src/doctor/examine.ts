import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, createPool } from '@jawab/db';
import { type Config, reachDatabase } from '@jawab/runtime';
import { checks, databaseChecks } from './checks.ts';
import { type Check, type Finding, type OpenScene, warning, wrong } from './finding.ts';

/** A finding with the name of its check. */
export interface Examined extends Finding {
  check: string;
}

/** The database lacks a table, column or function of this version. */
const isBehind = (error: unknown) => /^42(?:P01|703|883)$/.test((error as { code?: string }).code ?? '');

async function run<Scene>({ name, find }: Check<Scene>, scene: Scene): Promise<Examined[]> {
  const findings = await Promise.resolve()
    .then(() => find(scene))
    .catch((error: unknown) => [
      isBehind(error)
        ? warning('This can be checked when the server has brought the schema up to date.')
        : wrong(`This could not be checked: ${(error as Error).message}`),
    ]);
  return findings.map(({ level, text }) => ({ check: name, level, text }));
}

async function* examineDatabase(config: Config): AsyncGenerator<Examined> {
  const folder = join(config.dataDir, 'postgres');
  if (!config.databaseUrl && !existsSync(folder)) {
    const text = `There is no database in ${config.dataDir} yet. The first start makes one.`;
    return yield { check: 'database', level: 'warning', text };
  }
  const reached = await reachDatabase(config);
  const database = createDatabase(createPool(reached.connectionString, 2));
  try {
    await database.system.sql`select 1`;
    for (const check of databaseChecks) yield* await run(check, { config, database } satisfies OpenScene);
  } finally {
    await database.close();
    await reached.close();
  }
}

/**
 * Checks settings, database, models and what else an installation needs, and changes nothing. An embedded database that no
 * server has open is opened for it.
 */
export async function* examine(config: Config): AsyncGenerator<Examined> {
  const [settings, ...others] = checks;
  if (settings) yield* await run(settings, config);
  try {
    yield* examineDatabase(config);
  } catch (error) {
    const text = `The database cannot be opened: ${(error as Error).message || (error as { code?: string }).code}`;
    yield { check: 'database', level: 'error', text };
  }
  for (const check of others) yield* await run(check, config);
}
