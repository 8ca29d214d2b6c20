import { execFile } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { startMailServer } from '../support/mail-server.ts';
import { startReceiver } from '../support/receiver.ts';
import { becomeOwner, send } from './dashboard.ts';
import { browse, median, ms, seenBy } from './page-timing.ts';
import { settle } from './processes.ts';
import { type Stage, setStage } from './stage.ts';

const conversations = 10_000;
const runs = 10;
const opened = 10;
const escalateMinutes = 1;
const call = promisify(execFile);

const write = (times: number[]) =>
  `median ${ms(median(times))} of ${times.length}, slowest ${ms(Math.max(...times))}`;

async function until<T>(read: () => T | undefined): Promise<T> {
  for (;;) {
    const found = read();
    if (found !== undefined) return found;
    await new Promise((again) => setTimeout(again, 5));
  }
}

/** Opens a session of the chat window, and returns what writes in it. */
async function openVisitor({ url, token, botId }: Stage) {
  const bot = await fetch(new URL(`/v1/bots/${botId}`, url), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await bot.json()) as { data: { public_key: string } };
  const post = async (path: string, body: object, session = '') => {
    const answer = await fetch(new URL(`/v1/widget/${data.public_key}/${path}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-widget-session': session },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const { session_id, session_token } = JSON.parse(await post('session', {})).data;
  return {
    sessionId: session_id as string,
    ask: (message: string) => post('chat', { message }, session_token),
  };
}

/** Evaluates to the time at which a text is painted in an element. */
const seenAt = (selector: string, text: string) => `new Promise((seen) => {
  const look = () => [...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.textContent.includes(${JSON.stringify(text)}))
    ? requestAnimationFrame(() => setTimeout(() => seen(Date.now())))
    : setTimeout(look, 2);
  look();
})`;

/** Clicks a row that is not open, and evaluates to the time until its messages are painted. */
const clickRow = (at: number) => `new Promise((seen) => {
  const row = document.querySelectorAll('li > button[class*=grid]')[${at}];
  const before = document.querySelector('[role=log]');
  const from = performance.now();
  row.click();
  const look = () => {
    const log = document.querySelector('[role=log]');
    if (!log || log === before || !log.querySelector('article')) return setTimeout(look, 1);
    requestAnimationFrame(() => setTimeout(() => seen(performance.now() - from)));
  };
  look();
})`;

/** Opens rows, and scrolls the list to its end and the messages to their beginning. */
async function measureReading(say: (figure: string) => void, page: Page): Promise<void> {
  await page.locator('li > button').nth(opened).waitFor();
  const times: number[] = [];
  // The first click compiles the transcript, and is told apart.
  const first = await page.evaluate<number>(clickRow(opened));
  for (let at = 0; at < opened; at++) times.push(await page.evaluate<number>(clickRow(at)));
  say(`row click to transcript: ${write(times)}; the first after loading ${ms(first)}`);
  await page.evaluate('seen.tasks.length = 0');
  for (const selector of ['li > button', '[role=log]']) {
    await page.locator(selector).first().hover();
    for (let turn = 0; turn < 40; turn++) {
      await page.mouse.wheel(0, selector === '[role=log]' ? -240 : 240);
      await page.evaluate(`new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 16)))`);
    }
  }
  const { tasks, shift } = await seenBy(page);
  say(`scrolling: ${tasks.length} tasks over 50 ms, longest ${ms(Math.max(0, ...tasks))}`);
  say(`layout shift of loading, ${opened + 1} conversations and scrolling: ${shift.toFixed(3)}`);
}

/** Words of the invented conversations: frequent and rare ones, and an address. */
const searched = ['luggage', 'olivia', 'check-in', '朝食', 'الإفطار', 'visitor9990'];

/** Evaluates to the milliseconds from the last letter in the palette until conversations are painted. */
const seeFound = (words: string) => `new Promise((seen) => {
  const field = document.querySelector('dialog input');
  let typedAt = 0;
  field.addEventListener('input', () => { typedAt = performance.now(); });
  const look = () => field.value === ${JSON.stringify(words)} && document.querySelector('[role=option] time')
    ? requestAnimationFrame(() => setTimeout(() => seen(performance.now() - typedAt)))
    : setTimeout(look, 2);
  look();
})`;

/** Types words of customers into the palette. */
async function measurePalette(say: (figure: string) => void, page: Page): Promise<void> {
  const times: number[] = [];
  for (const words of searched) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    const found = page.evaluate<number>(seeFound(words));
    await page.keyboard.type(words, { delay: 40 });
    times.push(await found);
    await page.keyboard.press('Escape');
  }
  say(`last letter in the palette to the conversations it finds: ${write(times)}`);
}

/** Measures how soon an open dashboard shows who asks for a person, and what they write in the open conversation. */
async function measureLive(say: (figure: string) => void, page: Page, stage: Stage): Promise<void> {
  const handoffs: number[] = [];
  const messages: number[] = [];
  for (let run = 0; run < runs; run++) {
    const visitor = await openVisitor(stage);
    const wish = `I want to talk to a person, number ${run}${run}`;
    const row = page.evaluate<number>(seenAt('li > button', wish));
    const from = Date.now();
    await visitor.ask(wish);
    handoffs.push((await row) - from);
    await page.locator('li > button', { hasText: wish }).click();
    await page.locator('[role=log]', { hasText: wish }).waitFor();
    const words = `Are you there, ${run}${run}?`;
    const message = page.evaluate<number>(seenAt('[role=log] article', words));
    const sentAt = Date.now();
    await visitor.ask(words);
    messages.push((await message) - sentAt);
  }
  say(`wish for a person to the row of an open dashboard: ${write(handoffs)}`);
  say(`a visitor's message to the open transcript: ${write(messages)}`);
}

/** Measures the inbox of a workspace with many conversations, and how soon people hear that somebody waits. */
export async function measureInbox(
  say: (figure: string) => void,
  databaseUrl: string | undefined,
): Promise<void> {
  const [pushes, mails] = [await startReceiver(), await startMailServer()];
  pushes.answer((response) => void response.writeHead(201).end());
  const settings = {
    EGRESS_ALLOW: pushes.host,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Jawab <no-reply@shop.example>',
  };
  const stage = await setStage(databaseUrl, false, settings);
  try {
    const env: Record<string, string> = { PATH: process.env.PATH ?? '', JAWAB_DATA: stage.dataDir };
    if (databaseUrl) Object.assign(env, { DATABASE_URL: databaseUrl, SECRET_KEY: '0'.repeat(64) });
    const jawab = (...args: string[]) => call(process.execPath, ['apps/cli/src/main.ts', ...args], { env });
    await jawab('demo', '--conversations', `${conversations}`);
    const { workspaceId, state } = await becomeOwner(stage);
    await jawab('workspace', 'update', workspaceId, '--egress-allowed');
    await settle(stage);
    await browse(new URL(`/${workspaceId}/inbox?view=all`, stage.url).href, {
      options: { storageState: state, viewport: { width: 1280, height: 800 } },
      async use(page) {
        await measureReading(say, page);
        await measurePalette(say, page);
        const ecdh = createECDH('prime256v1');
        const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
        await send(page, stage.url, '/v1/push/subscriptions', { endpoint: pushes.url, keys }, workspaceId);
        await send(page, stage.url, '/v1/workspace', { escalateMinutes }, workspaceId, 'PATCH');
        await measureLive(say, page, stage);
      },
    });
    // Those of the visitors above.
    await until(() => (pushes.received.length >= runs ? true : undefined));
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      pushes.received.length = 0;
      const visitor = await openVisitor(stage);
      const from = Date.now();
      await visitor.ask('I want to talk to a person');
      times.push(await until(() => (pushes.received.length > 0 ? Date.now() - from : undefined)));
    }
    say(`wish for a person to the push service: ${write(times)}`);
    const known = mails.received.length;
    const visitor = await openVisitor(stage);
    const from = Date.now();
    await visitor.ask('I want to talk to a person');
    const arrived = await until(() =>
      mails.received.slice(known).some(({ raw }) => raw.includes(visitor.sessionId)) ? Date.now() : undefined,
    );
    say(
      `mail to the team, after its time of ${escalateMinutes} min: ${ms(arrived - from - escalateMinutes * 60_000)}`,
    );
  } finally {
    await stage.close();
    await pushes.close();
    await mails.close();
  }
}
