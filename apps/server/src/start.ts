import cluster from 'node:cluster';
import {
  type Config,
  describeAnswers,
  type OpenOptions,
  openRuntime,
  type Runtime,
  recommendModel,
  warnOfPlainHttp,
} from '@jawab/runtime';
import { demoBot } from './demo/knowledge.ts';
import { seedDemo } from './demo/seed.ts';
import { greet } from './greet.ts';
import type { Role } from './read-arguments.ts';
import { reportFailedRetrievers } from './report-failed-retrievers.ts';
import { readyMessage } from './run-processes.ts';
import { type Service, serve } from './serve.ts';

/** Runs the service in this process until a signal ends it, on an embedded database that may be starting. */
export async function start(
  config: Config,
  roles: Role[],
  options: Pick<OpenOptions, 'embedded'>,
): Promise<void> {
  const runtime = await openRuntime(config, options);
  const plainHttp = warnOfPlainHttp(config);
  if (plainHttp) runtime.log.warn({}, plainHttp);
  const service = await serve(runtime, roles);
  const prepared = prepare(runtime, service, roles);
  let stoppingSince = 0;
  const stop = async () => {
    // npm forwards Ctrl-C although the terminal already sent it, so only a later one means "stop at once".
    if (stoppingSince) return Date.now() - stoppingSince > 1_000 ? process.exit(1) : undefined;
    stoppingSince = Date.now();
    await service.stop();
    await prepared.catch(() => {});
    await runtime.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const { demo, setupUrl } = await prepared;
  process.send?.(readyMessage);
  // Of several processes, the first speaks for all.
  if (stoppingSince || (cluster.isWorker && cluster.worker?.id !== 1)) return;
  greet({
    url: service.url,
    dataDir: config.dataDir,
    demo,
    setupUrl,
    answers: describeAnswers(config),
    advice: recommendModel(config),
    startedMs: performance.now(),
  });
  void reportFailedRetrievers(runtime);
}

/** Creates the demo and the address of the first owner, where they are missing. */
async function prepare(runtime: Runtime, service: Service, roles: Role[]) {
  const demo = runtime.config.demo ? await seedDemo(runtime, service.url) : null;
  if (demo) service.showDemo({ name: demoBot.name, publicKey: demo.public_key });
  const setupUrl = roles.includes('rest')
    ? await runtime.identity.prepareSetup(service.url, demo?.workspace_id ?? null)
    : null;
  return { demo, setupUrl };
}
