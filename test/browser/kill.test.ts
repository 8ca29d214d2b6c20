import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startWorker, type Worker } from '@jawab/worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenServer, openPostgres } from '../prove/postgres.ts';
import { forkServer } from '../reliability/fork-server.ts';
import { forkWorker } from '../reliability/fork-worker.ts';
import { findPort } from '../support/find-port.ts';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { canReplicate } from '../support/replica.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import type { Browser } from './browser.ts';
import { useChat } from './chat-page.ts';
import { openChromium } from './chromium.ts';
import { callApi, type Dashboard, type DashboardBrowser, openDashboard, setUp } from './dashboard.ts';
import { findEngines } from './engine.ts';

describe.runIf(findEngines().includes('chromium'))('the window, when its server is killed', () => {
  let model: ModelServer;
  let world: World;
  let tenant: Tenant;
  let port: number;
  let server: Awaited<ReturnType<typeof forkServer>>;
  let browser: Browser;
  const start = () =>
    forkServer(world.database.connectionString, {
      PORT: String(port),
      CHAT_MODEL_URL: model.openaiUrl,
      CHAT_MODEL: 'test',
    });
  const sentences = [
    'Delivery takes 2 to 4 working days inside Indonesia.',
    'It takes 4 to 7 working days to the rest of Southeast Asia.',
    'Orders leave our warehouse in Jakarta within one working day.',
  ];
  beforeAll(async () => {
    model = await startModelServer({ reply: sentences.map((text) => `${text} [1] `) });
    world = await openWorld();
    tenant = await createTenant(world);
    await ingest(world, tenant, [{ title: 'Delivery', text: sentences.join(' ') }]);
    port = await findPort();
    server = await start();
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    server?.child.kill('SIGKILL');
    await world?.close();
    await model?.close();
  });

  const used = async () => (await tenant.call('get_usage')).data.messages.used as number;

  test('in the middle of an answer, the window goes on by itself when it is back, and nothing is doubled', async () => {
    const { data: bot } = await tenant.call('update_bot', { id: tenant.bots[0], hostedPage: true });
    const before = await used();
    const chat = useChat(browser);
    await browser.open(`${server.url}/c/${bot.public_key}?lang=en`);
    await chat.click('.composer textarea');
    model.script({ stallAfter: 2, hold: new Promise(() => {}) });
    await chat.type('How long does delivery inside Indonesia take?');
    await browser.press('Enter');
    await chat.reads('.bot .bubble', 'Delivery takes 2 to 4 working days');
    await chat.has('.composer [aria-label=Stop]');
    const exited = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    await exited;
    await chat.has('.problem button');
    server = await start();
    await expect.poll(() => chat.text('.bot .bubble'), { timeout: 120_000 }).toContain('4 to 7 working days');
    await chat.has('.actions');
    expect([await chat.count('.user'), await chat.count('.ending')]).toEqual([1, 1]);
    const [{ session_id: sessionId }] = (await tenant.call('list_conversations', { channel: 'widget' })).data;
    const { messages } = (await tenant.call('get_conversation', { sessionId })).data;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
    expect((await used()) - before).toBe(1);
  });
});

describe.runIf(findEngines().includes('chromium'))('the dashboard, which is not loaded again', () => {
  let postgres: OpenServer | undefined;
  let receiver: Receiver;
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  let child: ChildProcess | undefined;
  let worker: Worker | undefined;
  beforeAll(async () => {
    if (canReplicate()) postgres = await openPostgres();
    receiver = await startReceiver();
    dashboard = await openDashboard(
      { EGRESS_ALLOW: receiver.host, LOG_LEVEL: 'silent' },
      { roles: ['rest', 'web'], serverUrl: postgres?.url },
    );
    ann = await dashboard.browse();
    await setUp(ann.page, dashboard.setupUrl);
    await dashboard.world.runtime.database.system.sql`update workspaces set egress_allowed = true`;
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await worker?.stop();
    await dashboard?.close();
    await receiver?.close();
    await postgres?.close();
  });
  const times = { takeBackMs: 100, pollIntervalMs: 50, refreshMs: 200 };

  test('shows that a document waits because its worker was killed, and then that it is ready', async () => {
    const { page } = ann;
    const { runtime, database } = dashboard.world;
    let isOpen = false;
    receiver.answer((response, { path }) => {
      if (path === '/robots.txt') return void response.writeHead(404).end();
      if (isOpen)
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Delivery takes 2 days.</p>');
    });
    child = await forkWorker(database.connectionString, { EGRESS_ALLOW: receiver.host });
    await page.getByRole('link', { name: 'Knowledge' }).click();
    await page.getByText('No knowledge yet').waitFor();
    await callApi(page, 'POST /v1/kb/ingest', { title: 'Delivery', url: receiver.url });
    const row = page.getByRole('row').filter({ hasText: receiver.url });
    await row.getByText('Processing', { exact: true }).waitFor();
    await expect.poll(() => receiver.received.some(({ path }) => path === '/hook')).toBe(true);
    child.kill('SIGKILL');
    // This worker has no room for another document, as one that is busy.
    worker = await startWorker(runtime, Object.assign({ concurrency: 0 }, times));
    await row.getByText('Waiting', { exact: true }).waitFor();
    await row.getByText('The worker stopped while it processed this document.').waitFor();
    await worker.stop();
    isOpen = true;
    worker = await startWorker(runtime, times);
    await row.getByText('Ready', { exact: true }).waitFor();
    expect(await row.getByText('The worker stopped').count()).toBe(0);
  });

  test.runIf(canReplicate())(
    'says that the service does not answer while its database restarts',
    async () => {
      const { page } = ann;
      const banner = page.getByText('No connection to the service.').first();
      await postgres?.kill();
      await page.getByRole('link', { name: 'Leads' }).click();
      await page.locator('main').getByRole('alert').waitFor();
      expect(await banner.isVisible()).toBe(true);
      await postgres?.start();
      await page.getByText('No leads yet').waitFor();
      await banner.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Knowledge' }).click();
      await callApi(page, 'POST /v1/kb/ingest', {
        title: 'Returns',
        text: 'You can return tea within 30 days.',
      });
      await page
        .getByRole('row')
        .filter({ hasText: 'Returns' })
        .getByText('Ready', { exact: true })
        .waitFor();
    },
  );
});
