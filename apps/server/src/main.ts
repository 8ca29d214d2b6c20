import cluster from 'node:cluster';
import { isLoopback } from '@jawab/http';
import {
  createLog,
  DataDirectoryInUse,
  describeAnswers,
  InvalidSetting,
  openRuntime,
  readConfig,
  VersionTooOld,
} from '@jawab/runtime';
import { demoBot } from './demo/knowledge.ts';
import { seedDemo } from './demo/seed.ts';
import { greet } from './greet.ts';
import { readArguments } from './read-arguments.ts';
import { reportFailedRetrievers } from './report-failed-retrievers.ts';
import { readyMessage, runProcesses } from './run-processes.ts';
import { serve } from './serve.ts';

async function main() {
  const { roles, processes } = readArguments(process.argv.slice(2));
  const config = readConfig();
  if (processes > 1 && !config.databaseUrl)
    throw new InvalidSetting(
      '--processes needs PostgreSQL: set DATABASE_URL. The embedded database has one process.',
    );
  if (processes > 1 && cluster.isPrimary) return runProcesses(processes, createLog(config.logLevel));
  const runtime = await openRuntime(config);
  if (!isLoopback(config.host) && !config.publicUrl)
    runtime.log.warn(
      { host: config.host },
      'the network can reach this server without TLS; put a proxy with TLS in front and set PUBLIC_URL',
    );
  const service = await serve(runtime, roles);
  const demo = config.demo ? await seedDemo(runtime, service.url) : null;
  const setupUrl = roles.includes('rest')
    ? await runtime.identity.prepareSetup(service.url, demo?.workspace_id ?? null)
    : null;
  if (demo) service.showDemo({ name: demoBot.name, publicKey: demo.public_key });
  let stoppingSince = 0;
  const stop = async () => {
    // npm forwards Ctrl-C although the terminal already sent it, so only a later one means "stop at once".
    if (stoppingSince) return Date.now() - stoppingSince > 1_000 ? process.exit(1) : undefined;
    stoppingSince = Date.now();
    await service.stop();
    await runtime.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  process.send?.(readyMessage);
  // Of several processes, the first speaks for all.
  if (cluster.isWorker && cluster.worker?.id !== 1) return;
  greet({
    url: service.url,
    dataDir: config.dataDir,
    demo,
    setupUrl,
    answers: describeAnswers(config),
    startedMs: performance.now(),
  });
  void reportFailedRetrievers(runtime);
}

main().catch((error: unknown) => {
  const known = [InvalidSetting, DataDirectoryInUse, VersionTooOld].some((kind) => error instanceof kind);
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (inUse) console.error('The port is in use. Stop the other process, or set PORT to another port.');
  else console.error(known ? (error as Error).message : error);
  process.exit(1);
});
