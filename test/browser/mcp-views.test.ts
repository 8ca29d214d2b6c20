import { mkdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { message, post } from '../contract/mcp/post.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { openPage, shareChromium } from './chromium.ts';
import { findEngines } from './engine.ts';

/**
 * A host of MCP Apps (2026-01-26): a sandboxed frame without an origin, the handshake, the answer of a tool, and calls of the view.
 * `callTool` is given by the test; `seen` collects what the view sends.
 */
const hostPage = `<!doctype html><html lang="en"><title>Host</title><body style="margin:0"><main><iframe title="View" sandbox="allow-scripts" style="border:0;width:100%;height:700px"></iframe></main><script>
  window.seen = [];
  window.show = ({ html, hostContext, result }) => {
    const frame = document.querySelector('iframe');
    const tell = (message) => frame.contentWindow.postMessage(Object.assign({ jsonrpc: '2.0' }, message), '*');
    window.tell = tell;
    window.onmessage = async ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      window.seen.push(data);
      const { id, method, params } = data;
      if (method === 'ui/initialize') tell({ id, result: {
        protocolVersion: '2026-01-26', hostInfo: { name: 'test', version: '1' }, hostCapabilities: { serverTools: {} }, hostContext } });
      if (method === 'ui/notifications/initialized') tell({ method: 'ui/notifications/tool-result', params: result });
      if (method === 'tools/call') tell({ id, result: await window.callTool(params) });
    };
    frame.srcdoc = html;
  };
</script></body></html>`;

const folder = new URL('../../.cache/screenshots/views/', import.meta.url);
const dark = {
  theme: 'dark',
  locale: 'ar-AE',
  timeZone: 'Asia/Dubai',
  styles: { variables: { '--border-radius-md': '3px' } },
};
const light = { theme: 'light', locale: 'en-IN', timeZone: 'Asia/Kolkata' };

describe.runIf(findEngines().includes('chromium'))('views of MCP Apps', () => {
  let world: World;
  let shop: Tenant;
  let token: string;
  let app: ReturnType<typeof createMcpApp>;
  let sessionId: string;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    world = await openWorld();
    app = createMcpApp({ runtime: world.runtime, registry });
    shop = await createTenant(world);
    token = await shop.token();
    sessionId = (await shop.call('ask_bot', { message: 'Is there <b>parking</b>?' })).session_id;
    await shop.call('ask_bot', { message: 'Do you sell gift cards?' });
  });
  afterAll(() => world?.close());

  // biome-ignore lint/suspicious/noExplicitAny: results of many methods
  async function send(method: string, params: Record<string, unknown>): Promise<any> {
    const name = String(params.name ?? params.uri);
    const headers = { 'Mcp-Name': name, Accept: 'application/json' };
    const body = JSON.stringify(message(method, params));
    const response = await post(app, method, {}, { token, path: '/mcp/all', headers, body });
    const { result } = (await response.json()) as { result: object };
    return result;
  }
  const call = (name: string, args: object) => send('tools/call', { name, arguments: args });
  const read = async (name: string) =>
    (await send('resources/read', { uri: `ui://jawab/${name}` })).contents[0];

  async function open(name: string, hostContext: object, result: object): Promise<[Page, Frame]> {
    const page = await openPage(await shareChromium(), { viewport: { width: 480, height: 700 } });
    await page.exposeFunction('callTool', ({ name, arguments: args }: { name: string; arguments: object }) =>
      call(name, args),
    );
    await page.setContent(hostPage);
    const { text: html } = await read(name);
    await page.evaluate(`window.show(${JSON.stringify({ html, hostContext, result })})`);
    const frame = page.frames().at(-1) as Frame;
    await frame.waitForSelector('h1, [role=alert]');
    return [page, frame];
  }

  test('each is one small file that reaches nothing, named by its tool', async () => {
    const { tools } = await send('tools/list', {});
    const { resources } = await send('resources/list', {});
    for (const [tool, name] of [
      ['get_conversation', 'conversation'],
      ['list_unanswered', 'unanswered'],
      ['get_test_run', 'test-run'],
    ] as const) {
      const uri = `ui://jawab/${name}`;
      const { _meta } = tools.find((one: { name: string }) => one.name === tool);
      expect(_meta).toEqual({ ui: { resourceUri: uri } });
      expect(resources.map((one: { uri: string }) => one.uri)).toContain(uri);
      const content = await read(name);
      expect(content).toMatchObject({
        uri,
        mimeType: 'text/html;profile=mcp-app',
        _meta: { ui: { csp: {} } },
      });
      expect(gzipSync(content.text).length).toBeLessThan(60_000);
      expect(content.text).toContain("default-src 'none'");
      expect(content.text).not.toMatch(/https?:\/\/|innerHTML|eval\(|unsafe-inline/);
    }
  });

  test('shows a conversation with what strangers wrote as text, without marks', async () => {
    const result = await call('get_conversation', { sessionId });
    expect(JSON.stringify(result)).toMatch(/<u-[0-9a-f]{10}>/);
    const [page, frame] = await open('conversation', light, result);
    const text = await frame.locator('main').textContent();
    expect(text).toContain('Is there <b>parking</b>?');
    expect(text).not.toContain('<u-');
    expect(await frame.locator('b').count()).toBe(0);
    expect(await frame.locator('article.visitor, article.bot').count()).toBe(2);
    await page.context().close();
  });

  test('answers a question through the host, and says a refusal', async () => {
    const result = await call('list_unanswered', {});
    const [page, frame] = await open('unanswered', light, result);
    const card = frame.locator('article', { hasText: 'parking' });
    await card.locator('textarea').fill('Yes, below the building.');
    await card.locator('button.main').click();
    await card.locator('[role=status]').waitFor();
    const left = (await shop.call('list_unanswered')).data;
    expect(left.map(({ question }: { question: string }) => question)).toEqual(['Do you sell gift cards?']);
    await shop.call('resolve_unanswered', { id: left[0].id, answer: 'No.' });
    const other = frame.locator('article', { hasText: 'gift cards' });
    await other.locator('button').last().click();
    await other.locator('[role=status], [role=alert]').waitFor();
    const seen = await page.evaluate<{ method?: string; params?: object }[]>('window.seen');
    expect(seen.filter(({ method }) => method === 'tools/call').map(({ params }) => params)).toEqual([
      {
        name: 'resolve_unanswered',
        arguments: { id: expect.any(String), answer: 'Yes, below the building.' },
      },
      { name: 'resolve_unanswered', arguments: { id: left[0].id, dismiss: true } },
    ]);
    expect(seen.some(({ method }) => method === 'ui/notifications/size-changed')).toBe(true);
    await page.context().close();
  });

  test('shows the refusal of a tool', async () => {
    const [page, frame] = await open(
      'conversation',
      light,
      await call('get_conversation', { sessionId: 'none' }),
    );
    expect(await frame.locator('[role=alert]').textContent()).toContain('There is no conversation');
    await page.context().close();
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ])('axe finds nothing in the %s theme of the host, in its language', async (theme, context) => {
    const runResult = {
      content: [],
      structuredContent: {
        data: {
          status: 'done',
          total: 2,
          passed: 1,
          results: [
            { question: 'When do you open?', passed: true, reasons: [], answer: 'At nine.' },
            {
              question: 'Do you ship?',
              passed: false,
              reasons: ['The answer does not contain “free”.'],
              answer: 'Yes.',
            },
          ],
        },
      },
    };
    const gaps = {
      content: [],
      structuredContent: {
        data: [
          {
            id: 'x',
            question: 'Is there parking?',
            examples: ['Parking?'],
            answer: 'I do not know.',
            count: 3,
            last_asked_at: '2026-11-27T10:00:00Z',
          },
        ],
      },
    };
    const states = [
      ['conversation', await call('get_conversation', { sessionId })],
      ['unanswered', gaps],
      ['test-run', runResult],
    ] as const;
    for (const [name, result] of states) {
      const [page, frame] = await open(name, context, result);
      expect(await frame.locator('html').getAttribute('lang')).toBe(context.locale.slice(0, 2));
      expect(await frame.locator('html').getAttribute('dir')).toBe(theme === 'dark' ? 'rtl' : 'ltr');
      if (!process.env.CI) await page.screenshot({ path: new URL(`${name}-${theme}.png`, folder).pathname });
      await frame.evaluate(axe.source);
      const { faults, passes, overflow } = await frame.evaluate<{
        faults: object[];
        passes: number;
        overflow: number;
      }>(
        `axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => ({
          passes: passes.length, overflow: document.documentElement.scrollWidth - innerWidth,
          faults: violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) })) }))`,
      );
      expect(faults, name).toEqual([]);
      expect(passes, name).toBeGreaterThan(10);
      expect(overflow, name).toBe(0);
      await page.context().close();
    }
  });
});
