import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browser.ts';

const libraries = '/usr/lib/x86_64-linux-gnu';
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/** Starts WebKitGTK on a screen of its own and drives it by the WebDriver protocol. */
export async function startWebkit(): Promise<Browser> {
  const display = await startScreen();
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // A container's root cannot make the sandbox; the pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const call = createCaller(`http://127.0.0.1:${port}`);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const act = (type: string, actions: object[], parameters = {}) =>
    call<void>('POST', `${session}/actions`, { actions: [{ type, id: type, actions, parameters }] });
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  await call('POST', `${session}/window/rect`, { width: 1100, height: 760 }).catch(() => {});
  return {
    faults: null,
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    clickAt: (x, y) =>
      act(
        'pointer',
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        { pointerType: 'mouse' },
      ),
    type: (text) => act('key', [...text].flatMap(strike)),
    press: (key) => act('key', strike(keys[key])),
    screenshot: async (path) =>
      writeFile(path, Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64')),
    async close() {
      await call('DELETE', session).catch(() => {});
      await end(driver);
      await end(display.process);
    },
  };
}

const findMiniBrowser = () => {
  const folder = readdirSync(libraries).find((name) => name.startsWith('webkit2gtk-4'));
  return `${libraries}/${folder}/MiniBrowser`;
};

async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  // With -displayfd the server finds a free number and writes it when it is ready.
  const server = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await new Promise<string[]>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (bytes: Buffer) => resolve([String(bytes).trim()]));
  });
  return { name: `:${number}`, process: server };
}

function createCaller(base: string) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const request = () =>
      fetch(base + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      });
    let answer = await request().catch(() => null);
    for (let tries = 0; !answer && tries < 100; tries++) {
      await pause(100);
      answer = await request().catch(() => null);
    }
    if (!answer) throw new Error('WebKitWebDriver does not answer.');
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
