import { defineConfig } from 'vitest/config';
import { SumReporter } from './scripts/sum-reporter.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance URL of the PostgreSQL server under test; undefined means the embedded database. */
    databaseUrl: string | undefined;
  }
}

const databaseUrl = process.env.TEST_DATABASE_URL || undefined;

/** Suites that reach a database; they run a second time on PostgreSQL. */
const databaseSuites = [
  'apps/**/*.test.ts',
  'packages/{db,retrieval}/**/*.test.ts',
  'test/**/*.test.ts',
  'tools/**/*.test.ts',
];

export default defineConfig({
  test: {
    include: databaseUrl ? databaseSuites : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**', '.data/**', ...(databaseUrl ? [] : [])],
    provide: { databaseUrl },
    pool: 'forks',
    maxWorkers: 2,
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
