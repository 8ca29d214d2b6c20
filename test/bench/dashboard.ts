import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startChromium } from '../browser/chromium.ts';
import { browse, measurePaint, median, ms, type Seen, seenBy } from './page-timing.ts';
import type { Stage } from './stage.ts';

const runs = 3;
const slowdown = 4;
const rows = 200;
const paths = ['', '/inbox?view=all', '/knowledge', '/try', '/analytics', '/tests', '/bots/default', '/team'];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sends a request of a browser's session. */
export async function send(
  page: Page,
  url: URL,
  path: string,
  data: object,
  workspaceId?: string,
  method = 'POST',
) {
  const headers: Record<string, string> = { origin: url.origin };
  if (workspaceId) headers['x-workspace'] = workspaceId;
  const answer = await page.request.fetch(new URL(path, url).href, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** Becomes the owner of the demo shop, asks its bot, and writes as many tests as the list of tests shows. */
export async function becomeOwner({
  url,
  dataDir,
  botId,
}: Stage): Promise<{ workspaceId: string; state: State }> {
  const { page, close } = await startChromium();
  const code = (await readFile(join(dataDir, 'setup-code'), 'utf8')).trim();
  const person = { name: 'Ann Lee', email: 'ann@example.com', password: 'correct horse battery' };
  const workspace = { workspaceName: 'Serambi Tea', language: 'en' };
  await send(page, url, '/api/auth/setup', Object.assign({ code }, person, workspace));
  const { workspace_id: workspaceId } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  const csv = ['question,expectedAnswer'];
  for (let row = 1; row <= rows; row++) csv.push(`How long does delivery take to place ${row}?,days`);
  await send(page, url, '/v1/tests/import', { chatbotId: botId, csv: csv.join('\n') }, workspaceId);
  for (let n = 0; n < 50; n++) {
    const message = `How long does delivery take to place ${n}?`;
    await send(page, url, '/v1/chat', { chatbotId: botId, message, stream: false }, workspaceId);
  }
  const state = await page.context().storageState();
  await close();
  return { workspaceId, state };
}

/** Waits until a page has read what it shows. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.evaluate(`(async () => {
    const nextFrame = () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    do await nextFrame(); while (document.querySelector('.skeleton'));
  })()`);
}

/** Does what people do most: opens every page, the palette and a form, searches, and chooses rows. */
async function interact(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await settle(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('deliv', { delay: 60 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Knowledge' }).click();
  await settle(page);
  await page.getByLabel('Select all that are shown').click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('tea', { delay: 60 });
  await page.keyboard.press('Enter');
  await settle(page);
  await page.getByRole('button', { name: 'Add knowledge' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Turns the wheel until the end of the page is in sight. */
async function scroll(page: Page): Promise<number> {
  const shown = await page.locator('tbody tr').count();
  await page.evaluate('seen.tasks.length = 0');
  await page.mouse.move(700, 400);
  for (let at = -1; ; ) {
    const y = await page.evaluate<number>('scrollY');
    if (y === at) return shown;
    at = y;
    for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 240);
    await page.evaluate(`new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 60)))`);
  }
}

/** Measures the dashboard of the demo shop in Chromium, on a processor that seems four times slower. */
export async function measureDashboard(say: (figure: string) => void, stage: Stage): Promise<void> {
  const { workspaceId, state } = await becomeOwner(stage);
  const options = { storageState: state, viewport: { width: 1440, height: 900 } };
  const addressOf = (path: string) => new URL(`/${workspaceId}${path}`, stage.url).href;
  // The service compiles its code at the first page, which nobody else waits for.
  await measurePaint(addressOf(''), slowdown, state.cookies);
  for (const path of paths) {
    const seen: Pick<Seen, 'paint' | 'shift'>[] = [];
    for (let run = 0; run < runs; run++)
      seen.push(await measurePaint(addressOf(path), slowdown, state.cookies));
    const paints = seen.map(({ paint }) => paint);
    say(
      `${path || '/'} at ${slowdown}×, nothing cached: LCP ${ms(median(paints))} (median of ${runs}), ` +
        `slowest ${ms(Math.max(...paints))}, CLS ${Math.max(...seen.map(({ shift }) => shift)).toFixed(3)}`,
    );
  }
  const used = await browse(addressOf(''), {
    slowdown,
    options,
    async use(page) {
      await settle(page);
      await interact(page);
      return seenBy(page);
    },
  });
  say(
    `${used.events.length} events of interactions at ${slowdown}×: slowest ${ms(Math.max(0, ...used.events))} (${used.slowest}), ` +
      `CLS ${used.shift.toFixed(3)}`,
  );
  let shown = 0;
  const { tasks } = await browse(addressOf('/tests'), {
    options,
    async use(page) {
      await settle(page);
      shown = await scroll(page);
      return seenBy(page);
    },
  });
  say(`scrolling ${shown} rows: ${tasks.length} tasks over 50 ms, longest ${ms(Math.max(0, ...tasks))}`);
}
