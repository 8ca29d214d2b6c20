import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { createPkce } from '@jawab/test/support/oauth.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/people.ts';
import { callApi, type Dashboard, openDashboard, setUp } from './dashboard.ts';
import { colourRules, inspect, loadWords } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { useKeyboard } from './keyboard.ts';

/** Where a picture of each look is kept to be looked at. */
const folder = new URL('../../.cache/screenshots/connect/', import.meta.url).pathname;
const callback = 'http://127.0.0.1:5555/callback';

describe.runIf(findEngines().includes('chromium'))('the page that connects a program', () => {
  let dashboard: Dashboard;
  let page: Page;
  let faults: string[];
  let clientId: string;
  const { verifier, challenge } = createPkce();
  const scope = 'bots:read kb:read kb:write chat:invoke members:write';
  /** The program is not there: what it would be sent is kept. */
  const returned: string[] = [];

  const address = (more: Record<string, string> = {}) =>
    `${dashboard.service.url}/oauth/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callback,
      state: 'st',
      scope,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: `${dashboard.service.url}/mcp/all`,
      ...more,
    })}`;
  const token = (fields: Record<string, string>) =>
    fetch(`${dashboard.service.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });

  beforeAll(async () => {
    dashboard = await openDashboard({ SIGN_UP: 'open' }, { roles: ['rest', 'web', 'mcp', 'worker'] });
    ({ page, faults } = await dashboard.browse());
    await page.context().route(`${callback}**`, (route) => {
      returned.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Program</title>' });
    });
    await setUp(page, dashboard.setupUrl);
    for (const name of ['First bot', 'Second bot']) await callApi(page, 'POST /v1/bots', { name });
    const registered = await fetch(`${dashboard.service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Desk <b>helper</b>', redirect_uris: [callback] }),
    });
    clientId = ((await registered.json()) as { client_id: string }).client_id;
  });
  afterAll(() => dashboard?.close());

  test('leads through sign-in, shows who asks for what, and gives a code that connects', async () => {
    const { page: other } = await dashboard.browse();
    await other.context().route(`${callback}**`, (route) => {
      returned.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    });
    await other.goto(address());
    await other.waitForURL(/\/sign-in\?/);
    const { fill } = useKeyboard(other);
    await fill(other.locator('input[name=email]'), 'ann@example.com');
    await fill(other.locator('input[name=password]'), password);
    await other.keyboard.press('Enter');
    await other.waitForURL(/\/connect\?/);
    const words = await loadWords('en');
    await other.getByText('Desk <b>helper</b>').waitFor();
    for (const text of [words.connectUnverified, words.connectThisComputer, words.scope_kb_write])
      expect(await other.getByText(text).count(), text).toBe(1);
    await other.getByLabel(words.scope_kb_write).uncheck();
    await other.getByLabel('Second bot').check();
    await other.getByRole('button', { name: words.allow, exact: true }).click();
    await other.waitForURL(/^http:\/\/127\.0\.0\.1:5555\/callback\?/);
    const back = new URL(returned.pop() as string).searchParams;
    expect([back.get('state'), back.get('iss')]).toEqual(['st', `${dashboard.service.url}/oauth`]);
    const answer = await token({
      grant_type: 'authorization_code',
      code: back.get('code') as string,
      code_verifier: verifier,
      client_id: clientId,
      redirect_uri: callback,
    });
    expect(await answer.json()).toMatchObject({ scope: 'bots:read kb:read chat:invoke members:write' });
    const { data } = await callApi(page, 'GET /v1/connections');
    expect(data).toMatchObject([{ client: { name: 'Desk <b>helper</b>' }, bots: [expect.any(String)] }]);
    expect(await other.evaluate('document.referrer')).toBe('');
  });

  test('leads somebody new through an account and a workspace of their own', async () => {
    const { page: other } = await dashboard.browse();
    const words = await loadWords('en');
    const { fill } = useKeyboard(other);
    await other.goto(address());
    await other.getByRole('link', { name: words.createAccount }).click();
    await fill(other.locator('input[name=name]'), 'Bob Tan');
    await fill(other.locator('input[name=email]'), 'bob@example.com');
    await fill(other.locator('input[name=password]'), password);
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { name: words.newWorkspace }).waitFor();
    await fill(other.locator('input[name=name]'), 'Toko Tan');
    await other.keyboard.press('Enter');
    await other.waitForURL(/\/connect\?/);
    await other.getByRole('option', { name: 'Toko Tan' }).waitFor({ state: 'attached' });
    expect(await other.getByRole('option', { name: 'Serambi Tea' }).count()).toBe(0);
  });

  test('says no', async () => {
    await page.goto(address());
    const words = await loadWords('en');
    await page.getByRole('button', { name: words.deny }).click();
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:5555\/callback\?/);
    const back = new URL(returned.pop() as string).searchParams;
    expect([back.get('error'), back.get('state'), back.has('code')]).toEqual(['access_denied', 'st', false]);
  });

  test('is shown in no frame', async () => {
    const framed = await fetch(`${dashboard.service.url}/connect?request=x`, {
      headers: { accept: 'text/html' },
    });
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('has no faults that axe finds, light and dark, and fits a phone in every language', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const language of ['en', 'ja', 'ar'] as const) {
        await page.emulateMedia({ colorScheme });
        await show(language);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await inspect(page, 'html', colorScheme === 'dark' ? colourRules : undefined)).toEqual({
            faults: [],
            overflow: 0,
          });
          await page.screenshot({ path: `${folder}${language}-${colorScheme}-${width}.png`, fullPage: true });
        }
      }
    for (const language of Object.keys(dashboardLanguages) as DashboardLanguage[]) {
      await show(language);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), language).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  async function show(language: DashboardLanguage): Promise<void> {
    await page.goto(`${dashboard.service.url}/sign-in`);
    await page.evaluate(`localStorage.setItem('jawab.language', '${language}')`);
    await page.goto(address());
    const words = await loadWords(language);
    await page.getByRole('button', { name: words.allow, exact: true }).waitFor();
    await page.getByText(words.scope_members_write).waitFor();
  }

  test('the page Developers lists the connection, and revokes it', async () => {
    await show('en');
    const words = await loadWords('en');
    const { data } = await callApi(page, 'GET /v1/workspaces');
    await page.goto(`${dashboard.service.url}/${data[0].id}/developers?tab=connections`);
    await page.getByRole('button', { name: words.revoke }).click();
    await page.getByText(words.noConnections).waitFor();
  });
});
