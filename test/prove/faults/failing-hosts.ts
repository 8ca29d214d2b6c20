import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startWorker, type WorkerOptions } from '@jawab/worker';
import { createTenant, openWorld } from '../../support/world.ts';
import { type Row, type Trial, until } from '../row.ts';
import { type Failure, type Faults, failures, openFaultProxy } from './fault-proxy.ts';

const ways: Failure[] = [...failures, 'silent'];
/** Short waits and limits, so that silent servers and further attempts take no minutes. */
const times: WorkerOptions = {
  pollIntervalMs: 50,
  dispatchMs: 40,
  refreshMs: 200,
  firstRetryMs: 50,
  fetchMs: 2_000,
  deliveryMs: 1_000,
  deliveryRetriesMs: [50, 50, 50],
};
/** The last words of each page: a page that was cut must not pass for a whole one. */
const lastWords = 'The tea arrives on the third day.';
const padding = '<p>Parcels leave our warehouse every morning.</p>'.repeat(400);

/** Serves a section of three pages at `/<name>/`, a page behind a redirect, and a receiver of webhooks. */
async function serveSite(trial: Trial) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') {
      received.push(String(request.headers['webhook-id']));
      return void request.resume().on('end', () => response.writeHead(200).end('received'));
    }
    if (path === '/robots.txt') return void response.writeHead(200).end('User-agent: *\nAllow: /\n');
    const [, moved] = path.match(/^\/moved(\/.*)$/) ?? [];
    if (moved) return void response.writeHead(302, { location: moved }).end();
    const links = path.endsWith('/') ? '<a href="first">First</a> <a href="second">Second</a>' : '';
    const page = `<html><title>Delivery</title><body><p>Delivery ${path}</p>${links}${padding}<p>${lastWords}</p></body></html>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  trial.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

const row: Row = {
  title:
    'the n-th request to a website or to a receiver of webhooks fails (refused, cut, an error, no sense, silence), for every n: a page, a crawl or an event that is lost, cut or stuck',
  maxSeconds: 300,
  async run(trial) {
    const site = await serveSite(trial);
    const faults: Faults = { seen: 0, failing: null };
    const proxy = await openFaultProxy(site.url, faults);
    trial.after(() => proxy.close());
    const settings = { LOG_LEVEL: 'silent', EGRESS_ALLOW: new URL(proxy.url).host };
    const world = await openWorld(settings, { serverUrl: (await trial.postgres()).url });
    trial.after(() => world.close());
    const { sql } = world.runtime.database.system;
    const shop = await createTenant(world);
    await sql`update workspaces set egress_allowed = true`;
    const call = (tool: string, input: object) => shop.call(tool, input, { egressAllowed: true });
    const counts = { pages: 0, crawls: 0, events: 0, failed_at_first: 0 };
    let places = 0;
    const newPlace = (folder = '') => `${proxy.url}${folder}${places++}/`;

    /** Does `work` with a worker that knows no host yet. Returns the number of requests. */
    async function withFault(failing: Faults['failing'], work: () => Promise<void>): Promise<number> {
      Object.assign(faults, { seen: 0, failing });
      const worker = await startWorker(world.runtime, times);
      try {
        await work();
      } finally {
        await worker.stop();
      }
      return faults.seen;
    }

    /** Does `work` once without a fault, then with each request failing in each way. */
    async function tryAll(what: string, chosen: Failure[], work: (where: string) => Promise<void>) {
      const seen = await withFault(null, () => work(what));
      for (const how of chosen)
        for (let n = 1; n <= seen; n++) {
          trial.tried();
          const where = `${what}, request ${n} of ${seen} ${how}`;
          await withFault({ n, how }, () => work(where)).catch((error) =>
            trial.wrong(`${where}: ${error.message}`),
          );
        }
    }

    const documentsAt = (place: string) => sql<{ id: string; status: string; message: string | null }>`
      select id, status, error ->> 'message' as message from documents where source_url like ${`${place}%`}`;
    async function expectWhole(where: string, place: string): Promise<void> {
      const cut = await sql`
        select from documents d where d.source_url like ${`${place}%`} and not exists (
          select from chunks c where c.document_id = d.id and c.text like ${`%${lastWords}%`})`;
      if (cut.length > 0) trial.wrong(`${where}: ${cut.length} pages are ready without their last words.`);
    }
    /** Waits until the pages below a place are ready. Those that failed say why, and are tried again. */
    async function settle(where: string, place: string, count: number): Promise<void> {
      const isSettled = ({ status }: { status: string }) => status === 'ready' || status === 'failed';
      await until(`${where}: every page is ready or failed`, async () =>
        (await documentsAt(place)).every(isSettled),
      );
      const failed = (await documentsAt(place)).filter(({ status }) => status === 'failed');
      if (failed.length > 0) counts.failed_at_first++;
      for (const { id, message } of failed) {
        if (!message) trial.wrong(`${where}: a page failed without a reason.`);
        await call('retry_knowledge', { id });
      }
      await until(`${where}: ${count} pages are ready`, async () => {
        const pages = await documentsAt(place);
        return pages.length === count && pages.every(({ status }) => status === 'ready');
      });
      await expectWhole(where, place);
    }

    await tryAll('a page behind a redirect', ways, async (where) => {
      counts.pages++;
      const place = newPlace('moved/');
      await call('add_knowledge', { title: 'Delivery', url: `${place}page` });
      await settle(where, place, 1);
    });

    await tryAll('a crawl of three pages', ways, async (where) => {
      counts.crawls++;
      const place = newPlace();
      const { data } = await call('crawl_site', { url: place });
      const read = async () => (await call('get_crawl', { id: data.id })).data;
      const hasEnded = async () => ['done', 'failed'].includes((await read()).status);
      await until(`${where}: the crawl ends`, hasEnded);
      const { status, error } = await read();
      if (status === 'failed') {
        counts.failed_at_first++;
        if (!error?.message) trial.wrong(`${where}: the crawl failed without a reason.`);
      }
      const found = (await documentsAt(place)).length;
      if (status === 'failed' || found < 3) await call('crawl_site', { url: place });
      await until(`${where}: three pages are found`, async () => (await documentsAt(place)).length === 3);
      await settle(where, place, 3);
    });

    await call('create_webhook', { url: `${proxy.url}hook`, events: ['lead.created'], retry: 'standard' });
    const delivered: Failure[] = ways.filter((how) => how !== 'garbage');
    await tryAll('two events', delivered, async (where) => {
      counts.events += 2;
      const ids = await sql<{ id: string }>`
        insert into events (workspace_id, event, data)
        select ${shop.workspaceId}::uuid, 'lead.created', '{}' from generate_series(1, 2) returning id`;
      const waiting = async () =>
        (
          await sql`
            select from events e where e.id = any(${ids.map(({ id }) => id)}) and not exists (
              select from deliveries d where d.event_id = e.id and d.status = 'delivered')`
        ).length;
      await until(`${where}: both are delivered`, async () => (await waiting()) === 0);
      const lost = ids.filter(({ id }) => !site.received.some((one) => one.includes(id)));
      if (lost.length > 0) trial.wrong(`${where}: ${lost.length} events never arrived.`);
    });
    return counts;
  },
};
export default row;
