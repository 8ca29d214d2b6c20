import { setTimeout as pause } from 'node:timers/promises';
import { countUnderWay, findLosses } from '../../support/find-losses.ts';
import { startWriters } from '../../support/writers.ts';
import { percentile, type Row, until } from '../row.ts';
import { openStage } from './open-stage.ts';

const kills = 20;
const atOnce = 6;
const questions = ['When do the parcels arrive at the shop in Lucknow?', 'Qwxyz blorp frunk?'];
const maxRecoverMs = 15_000;

type Victim = 'server' | 'worker' | 'database';

/** Kills one kind of process again and again while clients write, and compares what they were promised with what is stored. */
export const killRow = (victim: Victim): Row => ({
  title: `kill -9 of the ${victim} while clients ask and add documents: an acknowledged write that is lost or doubled, a question without an end, a message spent twice`,
  maxSeconds: 600,
  async run(trial) {
    const stage = await openStage(trial);
    const { sql, tenant, receiver, server, worker } = stage;
    const writers = startWriters({
      urls: () => [server.url()],
      token: stage.token,
      atOnce,
      random: trial.random,
      question: (n) => questions[n % 3 === 0 ? 1 : 0] as string,
    });
    const recoveries: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + trial.random() * 1_500);
      trial.tried();
      const killedAt = performance.now();
      await stage.kill[victim]();
      await stage.hasRecovered();
      recoveries.push(performance.now() - killedAt);
    }
    await writers.stop();
    await until('everything comes to its end', async () => (await countUnderWay(sql)) === 0, 120_000).catch(
      (error: Error) => trial.wrong(error.message),
    );
    for (const sentence of [...writers.wrong, ...(await findLosses(sql, tenant.workspaceId, writers))])
      trial.wrong(sentence);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    if (new Set(ids).size < ids.length)
      trial.wrong(`${ids.length - new Set(ids).size} deliveries came twice.`);
    for (const ms of recoveries.filter((ms) => ms > maxRecoverMs))
      trial.wrong(`It took ${(ms / 1000).toFixed(1)} s to recover.`);
    await Promise.all([server.end(), worker.end()]);
    return {
      answers: writers.answers.size,
      documents: writers.documents.size,
      deliveries: ids.length,
      repeated: writers.repeated,
      cut: writers.cut,
      recover_p50_ms: percentile(recoveries, 0.5),
      recover_p95_ms: percentile(recoveries, 0.95),
      recover_max_ms: percentile(recoveries, 1),
    };
  },
});
