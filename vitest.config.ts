import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.ts';
import { SumReporter } from './scripts/sum-reporter.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance URL of the PostgreSQL server under test; undefined means the embedded database. */
    databaseUrl: string | undefined;
    /** Address of a PgBouncer in front of that server, if the suites go through one. */
    poolerUrl: string | undefined;
  }
}

const databaseUrl = process.env.TEST_DATABASE_URL || undefined;

/**
 * Suites of code that holds SQL. The full run has them on both engines; every other suite runs once. Those of `test/contract`
 * call every operation, with every filter, from every actor: one database each, where `tools/` needs one for each operation.
 */
const sqlSuites = [
  'apps/worker/src/{queue,tasks}/**/!(send_mail).test.ts',
  'apps/worker/src/knowledge/!(poison).test.ts',
  'packages/db/**/*.test.ts',
  'packages/retrieval/src/search/**/*.test.ts',
  'test/contract/{audit,filters,idempotency,sample-calls,tenants}.test.ts',
];
const everySuite = ['**/*.test.ts'];

/** The engines run one after the other, because a worker serves the suites of one project. */
const onEngine = (name: 'postgres' | 'embedded', include: string[], groupOrder = 0) => ({
  extends: true as const,
  test: {
    name,
    include,
    sequence: { groupOrder },
    exclude: ['**/node_modules/**', '.cache/**', '.data/**'],
    provide: {
      databaseUrl: name === 'postgres' ? databaseUrl : undefined,
      poolerUrl: name === 'postgres' ? process.env.TEST_PGBOUNCER_URL || undefined : undefined,
    },
  },
});
const onBothEngines = [onEngine('postgres', everySuite), onEngine('embedded', sqlSuites, 1)];
const onOneEngine = [onEngine(databaseUrl ? 'postgres' : 'embedded', everySuite)];

export default defineConfig({
  test: {
    projects: databaseUrl && process.env.TEST_ENGINES === 'both' ? onBothEngines : onOneEngine,
    pool: 'forks',
    // On two cores, a third worker uses the time that two spend waiting: the whole run took 573 s instead of 645.
    maxWorkers: 3,
    // The suites of a worker share their modules: a file costs .2 s of CPU time where it cost .9. Spies end by themselves.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    restoreMocks: true,
    execArgv: [
      '--enable-experimental-regexp-engine-on-excessive-backtracks',
      '--disable-warning=ExperimentalWarning',
    ],
    // They only end what hangs: a busy machine may take ten times as long as an idle one.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', new SumReporter()],
  },
});
