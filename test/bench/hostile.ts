import type { Page } from 'playwright-core';
import { type Chromium, launchChromium, openPage } from '../browser/chromium.ts';
import { median, ms } from './page-timing.ts';
import { serveAnswer } from './served-answer.ts';

const runs = 5;
const pieces = 100;
const betweenMs = 20;

/** Answers that are meant to harm the page that shows them. */
const answers: Record<string, string> = {
  'markup of HTML': '<img src=x onerror=alert(1)><b><script>alert(1)</script></b> '.repeat(300),
  'addresses that run code': '[a](javascript:alert(1)) ![b](https://evil.example/b) '.repeat(370),
  '20 KB of [a](': '[a]('.repeat(5_000),
  '20 KB of [': '['.repeat(20_000),
  'overrides of direction': '\u202eabc \u2066\u202b'.repeat(2_500),
  '10,000 unclosed **': '**'.repeat(10_000),
  '20 KB of **a': '**a'.repeat(7_000),
  '20 KB of `': '`'.repeat(20_001),
  '20 KB of addresses': 'https://a.example/'.repeat(1_100),
  '20 KB of list items': '- a\n'.repeat(5_000),
};

const cut = (text: string) => {
  const size = Math.ceil(text.length / pieces);
  return Array.from({ length: pieces }, (_, at) => text.slice(at * size, (at + 1) * size)).filter(Boolean);
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { name?: string };
}

/** Shows one answer and returns the longest task of the page's main thread, in ms. */
async function findLongestTask(browser: Chromium, page: Page, parts: readonly string[]): Promise<number> {
  const answer = await serveAnswer(parts, betweenMs);
  await page.route('**/chat', (route) => route.continue({ url: answer.url }));
  await page.evaluate('Jawab.reset()');
  await page.locator('jawab-chat .actions').waitFor({ state: 'detached' });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.locator('jawab-chat .composer textarea').fill('What should I know?');
  await page.keyboard.press('Enter');
  await page.locator('jawab-chat .actions').waitFor();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.unroute('**/chat');
  answer.close();
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter(
    (event) => /RunTask$/.test(event.name) && event.ph === 'X' && isMain(event),
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}

/** Shows answers that are meant to harm the page, whole and in pieces. */
export async function measureHostile(say: (figure: string) => void, url: string): Promise<void> {
  const browser = await launchChromium();
  const page = await openPage(browser);
  await page.goto(url);
  await page.locator('jawab-chat .launcher').click();
  await page.locator('jawab-chat .composer').waitFor();
  await findLongestTask(browser, page, ['Hello.']);
  for (const [what, text] of Object.entries(answers)) {
    const figures: string[] = [];
    for (const parts of [[text], cut(text)]) {
      const longest: number[] = [];
      for (let run = 0; run < runs; run++) longest.push(await findLongestTask(browser, page, parts));
      figures.push(ms(median(longest)));
    }
    say(
      `an answer of ${what}: longest task ${figures[0]} whole, ${figures[1]} in ${pieces} pieces (median of ${runs})`,
    );
  }
  await browser.close();
}
