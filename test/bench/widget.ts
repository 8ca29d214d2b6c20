import type { Page } from 'playwright-core';
import { startChromium } from '../browser/chromium.ts';
import { findEngines } from '../browser/engine.ts';
import { measureHostile } from './hostile.ts';
import { browse, median, ms, observe, type Seen, seenBy } from './page-timing.ts';
import { serveAnswer } from './served-answer.ts';
import { type Stage, setStage } from './stage.ts';

const runs = 7;
/** An answer of 16 KB. */
const long = Array.from(
  { length: 100 },
  (_, n) =>
    `- **Point ${n + 1}**: delivery takes 2 to 4 working days inside Indonesia, and [a page](https://shop.example/${n}) says more about \`order ${n}\`.\n\nIt continues here.\n`,
);
const betweenMs = 40;
const root = `document.querySelector('jawab-chat').shadowRoot`;

/** Clicks the launcher and returns the milliseconds until the field has focus. */
const openToUsable = `new Promise((resolve) => {
  const start = performance.now();
  ${root}.querySelector('.launcher').click();
  const look = () => ${root}.activeElement?.matches('.composer textarea') ? resolve(performance.now() - start) : requestAnimationFrame(look);
  look();
})`;

const ask = async (page: Page, text: string) => {
  await page.locator('jawab-chat .composer textarea').fill(text);
  await page.keyboard.press('Enter');
};

/** Counts the bytes of bodies and headers that the service of the window sends, by the step of the visitor. */
async function measureBytes(say: (figure: string) => void, url: string) {
  const { page, close } = await startChromium();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const paths = new Map<string, string>();
  let sum: [requests: number, bytes: number] = [0, 0];
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    paths.set(requestId, new URL(response.url).pathname),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (paths.get(requestId) !== '/demo') sum = [sum[0] + 1, sum[1] + encodedDataLength];
  });
  const told = (what: string) =>
    say(`${what}: ${sum[0]} requests, ${sum[1]} bytes over the wire (brotli, with headers)`);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  told('before intent');
  await page.locator('jawab-chat .launcher').click();
  await page.locator('jawab-chat .composer').waitFor();
  told('when the window is usable');
  await ask(page, 'How long does delivery take inside Indonesia?');
  await page.locator('jawab-chat .actions').waitFor();
  told('after the first answer');
  await close();
}

/** Types during an answer of 16 KB. */
async function measureTyping(say: (figure: string) => void, url: string, slowdown: number) {
  const answer = await serveAnswer(long, betweenMs);
  const { tasks, events } = await browse(url, {
    slowdown,
    async use(page) {
      await page.route('**/chat', (route) => route.continue({ url: answer.url }));
      await page.locator('jawab-chat .launcher').click();
      await page.locator('jawab-chat .composer').waitFor();
      await ask(page, 'What should I know?');
      await page.locator('jawab-chat .bubble strong').first().waitFor();
      await page.evaluate('seen.tasks.length = seen.events.length = 0');
      const isOver = () => page.locator('jawab-chat .actions').isVisible();
      for (let n = 0; n < 300 && !(await isOver()); n++) await page.keyboard.type('a ', { delay: 50 });
      return seenBy(page);
    },
  });
  answer.close();
  say(
    `typing during an answer of 16 KB at ${slowdown}×: slowest of ${events.length} interactions ` +
      `${ms(Math.max(0, ...events))}, ${tasks.length} tasks over 50 ms, longest ${ms(Math.max(0, ...tasks))}`,
  );
}

/** Opens the demo shop as it is, or without the line of the window. */
async function loadHost(url: string, isBare: boolean): Promise<Seen> {
  const { page, close } = await startChromium();
  await page.addInitScript(observe);
  await page.route('**/demo', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = isBare ? html.replace(/<script src=.*<\/script>/, '') : html;
    await route.fulfill({ response: answer, body });
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const seen = await seenBy(page);
  await close();
  return seen;
}

/** Compares the demo shop with and without the window, in turn, after one visit that is not counted. */
async function measureHost(say: (figure: string) => void, url: string) {
  await loadHost(url, true);
  const seen: Record<'without' | 'with', Seen[]> = { without: [], with: [] };
  for (let run = 0; run < runs; run++) {
    seen.without.push(await loadHost(url, true));
    seen.with.push(await loadHost(url, false));
  }
  for (const [which, all] of Object.entries(seen)) {
    const blocked = all.map(({ tasks }) => tasks.reduce((sum, task) => sum + task - 50, 0));
    say(
      `host page ${which} the window: LCP ${ms(median(all.map(({ paint }) => paint)))}, ` +
        `CLS ${Math.max(...all.map(({ shift }) => shift))}, blocked ${ms(median(blocked))} (median of ${runs})`,
    );
  }
}

/** Measures the chat window on the demo shop, in Chromium. */
export async function measureWidget(
  say: (figure: string) => void,
  { url }: Pick<Stage, 'url'>,
): Promise<void> {
  const demo = new URL('/demo', url).href;
  await measureBytes(say, demo);
  for (const slowdown of [1, 4]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++)
      times.push(await browse(demo, { slowdown, use: (page) => page.evaluate<number>(openToUsable) }));
    say(
      `open to usable at ${slowdown}×: ${ms(median(times))} (median of ${runs}), slowest ${ms(Math.max(...times))}`,
    );
  }
  for (const slowdown of [1, 4]) await measureTyping(say, demo, slowdown);
  await measureHostile(say, demo);
  await measureHost(say, demo);
}

/** Returns whether the chat window can be measured here. */
export const canBrowse = (): boolean => findEngines().includes('chromium');

export const setWindowStage = (databaseUrl: string | undefined): Promise<Stage> =>
  setStage(databaseUrl, true, { TRUST_PROXY: '127.0.0.1' });
