import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingest } from '../../support/ingest.ts';
import { bearer, request } from '../../support/loopback.ts';
import { startServer } from '../../support/server-process.ts';
import { createTenant, openWorld } from '../../support/world.ts';
import { type Figures, percentile, type Row, until } from '../row.ts';

const clients = 16;
const chats = 1_500;
/** The server learns its code and its statements from these. They are not counted. */
const warmUps = 300;
const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
const message = 'How long does delivery take inside Indonesia?';

const row: Row = {
  title:
    'chats without a model at one address with 1 and with 2 processes, service, database and load on the same cores: one without the answer',
  maxSeconds: 240,
  async run(trial) {
    const settings = { SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'silent' };
    const world = await openWorld(settings, { serverUrl: (await trial.postgres()).url });
    trial.after(() => world.close());
    const shop = await createTenant(world);
    const token = await shop.token();
    await ingest(world, shop, [{ title: 'Delivery', text }]);
    // One folder for both, because one data folder has the token of the demo.
    const dataDir = await mkdtemp(join(tmpdir(), 'jawab-scale-'));
    trial.after(() => rm(dataDir, { recursive: true, force: true }));
    const figures: Figures = {};
    for (const processes of [1, 2]) {
      const own = { DATABASE_URL: world.database.connectionString, JAWAB_DEMO: '1', LOG_LEVEL: 'info' };
      const server = await startServer(dataDir, Object.assign({}, settings, own), [
        '--processes',
        `${processes}`,
      ]);
      const ready = () => server.printed().match(/a process is ready/g)?.length === processes;
      if (processes > 1) await until('all processes are ready', ready);
      const ask = async () => {
        const startedAt = performance.now();
        const answer = await request(`${server.url}/v1/chat`, {
          method: 'POST',
          // Each chat has its connection, because a connection stays with the process that took it.
          headers: Object.assign({ 'content-type': 'application/json', connection: 'close' }, bearer(token)),
          body: JSON.stringify({ message, stream: false }),
        });
        const said = await answer.text();
        if (!said.includes('2 to 4 working days'))
          trial.wrong(`A chat ends with ${answer.status} ${said.slice(0, 200)}`);
        return performance.now() - startedAt;
      };
      const askAll = async (count: number) => {
        const times: number[] = [];
        let left = count;
        await Promise.all(
          Array.from({ length: clients }, async () => {
            while (left-- > 0) times.push(await ask());
          }),
        );
        return times;
      };
      await askAll(warmUps);
      const startedAt = performance.now();
      const times = await askAll(chats);
      trial.tried(chats);
      figures[`chats_per_s_${processes}`] = Math.round(chats / ((performance.now() - startedAt) / 1000));
      figures[`p95_ms_${processes}`] = percentile(times, 0.95);
      if ((await server.stop()) !== 0) trial.wrong('The server does not end with 0.');
    }
    return figures;
  },
};
export default row;
