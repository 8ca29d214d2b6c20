import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPort } from '../support/find-port.ts';
import { bearer } from '../support/loopback.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { Browser } from './browser.ts';
import { useChat } from './chat-page.ts';
import { startChromium } from './chromium.ts';
import { findEngines } from './engine.ts';

describe.runIf(findEngines().includes('chromium'))('the window, when its server is killed', () => {
  let model: ModelServer;
  let dataDir: string;
  let port: number;
  let server: ServerProcess;
  let browser: Browser;
  const start = () =>
    startServer(dataDir, { PORT: String(port), CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  beforeAll(async () => {
    model = await startModelServer({
      reply: [
        'Orders leave our warehouse in Jakarta within one working day. [1] ',
        'Delivery takes 2 to 4 working days inside Indonesia. [1] ',
        'It takes 4 to 7 working days to the rest of Southeast Asia. [1]',
      ],
    });
    dataDir = await mkdtemp(join(tmpdir(), 'jawab-window-kill-'));
    port = await findPort();
    server = await start();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await model?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
  const read = async (path: string): Promise<any> =>
    (await fetch(`${server.url}/v1${path}`, { headers: bearer(server.demo.token) })).json();
  const used = async () => (await read('/usage')).data.messages.used as number;

  test('in the middle of an answer, the window goes on by itself when it is back, and nothing is doubled', async () => {
    await expect
      .poll(async () => (await read('/kb?limit=200')).data.map(({ status }: { status: string }) => status))
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|processing/)]));
    const { public_key: key } = (await read(`/bots/${server.demo.bot_id}`)).data;
    const before = await used();
    const chat = useChat(browser);
    await browser.open(`${server.url}/c/${key}?lang=en`);
    await chat.click('.composer textarea');
    model.script({ stallAfter: 2, hold: new Promise(() => {}) });
    await chat.type('How long does delivery inside Indonesia take?');
    await browser.press('Enter');
    await chat.reads('.bot .bubble', 'Orders leave our warehouse');
    await chat.has('.composer [aria-label=Stop]');
    const exited = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    await exited;
    await chat.has('.problem button');
    server = await start();
    await expect.poll(() => chat.text('.bot .bubble'), { timeout: 120_000 }).toContain('4 to 7 working days');
    await chat.has('.actions');
    expect([await chat.count('.user'), await chat.count('.ending')]).toEqual([1, 1]);
    const [{ session_id: sessionId }] = (await read('/conversations?channel=widget')).data;
    const { messages } = (await read(`/conversations/${sessionId}`)).data;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
    expect((await used()) - before).toBe(1);
  });
});
