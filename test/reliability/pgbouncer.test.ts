import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ingest, withWorker } from '../support/ingest.ts';
import { hasPgBouncer, type Pooler, startPgBouncer } from '../support/pgbouncer.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { openVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const serverUrl = inject('databaseUrl');
const canRun = serverUrl !== undefined && hasPgBouncer();
if (!canRun) console.warn('SKIPPED: tests through PgBouncer, which need it and PostgreSQL.');
const throughPooler = canRun ? test : test.skip;

let pooler: Pooler;
let receiver: Receiver;
let world: World;
let surfaces: Surfaces;
let shop: Tenant;
beforeAll(async () => {
  if (!canRun) return;
  pooler = await startPgBouncer(serverUrl);
  receiver = await startReceiver();
  world = await openWorld({ EGRESS_ALLOW: receiver.host }, { poolerUrl: pooler.url });
  surfaces = await openSurfaces(world);
  shop = await createTenant(world);
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${shop.workspaceId}`;
});
afterAll(async () => {
  if (!canRun) return;
  await surfaces.close();
  await world.close();
  await receiver.close();
  await pooler.close();
});

throughPooler('learns a text, answers from it, and tells a webhook', async () => {
  const events = ['document.ready', 'message.unanswered'];
  await shop.call('create_webhook', { url: receiver.url, events }, { egressAllowed: true });
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
  const asked = await shop.call('ask_bot', { message: 'How long does delivery take?' });
  expect(asked).toMatchObject({ answered: true, answer: expect.stringContaining('2 to 4') });
  await shop.call('ask_bot', { message: 'Qwxyz blorp frunk?' });
  const kinds = () => receiver.received.map(({ headers }) => headers['x-service-event']).sort();
  await withWorker(world, () => expect.poll(kinds).toEqual(events));
});

throughPooler(
  'the queue listens on the database itself, so a job does not wait for the next look',
  async () => {
    const { startWorker } = await import('@jawab/worker');
    const worker = await startWorker(world.runtime, { pollIntervalMs: 3_600_000 });
    try {
      const { data } = await shop.call('add_knowledge', { title: 'Hours', text: 'We open at nine.' });
      const read = async () => (await shop.call('get_knowledge', { id: data.id, wait: 5 })).data.status;
      await expect.poll(read, { timeout: 60_000 }).toBe('ready');
    } finally {
      await worker.stop();
    }
  },
);

throughPooler('a reply of a person reaches the stream of a visitor', async () => {
  const { public_key } = (await shop.call('get_bot', { id: shop.bots[0] })).data;
  const visitor = await openVisitor(surfaces, public_key);
  await visitor.visit('POST chat', { message: 'Hello' });
  const stream = await fetch(`${surfaces.url}/v1/widget/${public_key}/messages`, {
    headers: { accept: 'text/event-stream', 'x-widget-session': visitor.token },
  });
  const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Aiko here.' });
  let seen = '';
  while (!seen.includes('Aiko here.')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended: ${seen}`);
    seen += value;
  }
  await reader.cancel();
});

throughPooler(
  'statements keep their role, workspace and limits, however connections change under them',
  async () => {
    const other = await createTenant(world);
    const look = ({ workspaceId }: Tenant) => world.runtime.database.workspace(workspaceId);
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const tenant = i % 2 ? shop : other;
        const read = (sql: ReturnType<typeof look>['sql']) => sql`
        select current_setting('jawab.workspace') as workspace, current_setting('statement_timeout') as limit_,
          (select count(distinct workspace_id)::int from bots) as workspaces, session_user::text as login`;
        const [row] = i % 3 ? await read(look(tenant).sql) : await look(tenant).tx(read);
        return [row?.workspace === tenant.workspaceId, row?.limit_, row?.workspaces, row?.login];
      }),
    );
    const login = expect.stringMatching(/^jawab_requests_\d+$/);
    for (const row of seen) expect(row).toEqual([true, '4s', 1, login]);
    const [after] = await world.runtime.database.system.sql`
    select current_setting('jawab.workspace', true) as workspace, current_setting('statement_timeout') as limit_,
      (select count(*)::int from pg_prepared_statements) as prepared`;
    expect(after).toMatchObject({ limit_: '4s', prepared: 0 });
    expect(after?.workspace || null).toBeNull();
  },
);
