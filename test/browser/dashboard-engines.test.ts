import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/people.ts';
import type { Browser } from './browser.ts';
import { type Dashboard, openDashboard } from './dashboard.ts';
import { findEngines, startEngine } from './engine.ts';

/** Uses a page as a person does: with the mouse and the keyboard, by the words on it. */
function usePage(browser: Browser) {
  const value = <T>(expression: string) => browser.evaluate<T>(expression);
  const click = async (found: string) => {
    await expect.poll(() => value<boolean>(`!!(${found})?.checkVisibility()`), { message: found }).toBe(true);
    await value(`((${found}).scrollIntoView({ block: 'center' }), 1)`);
    const [x, y] = await value<[number, number]>(
      `((r) => [r.x + r.width / 2, r.y + r.height / 2])((${found}).getBoundingClientRect())`,
    );
    await browser.clickAt(x, y);
  };
  return {
    /** Presses the first button or link with a text. */
    press: (text: string) =>
      click(
        `[...document.querySelectorAll('button, a')].find((e) => e.checkVisibility() && !e.disabled && e.ariaDisabled !== "true" && e.textContent.includes(${JSON.stringify(text)}))`,
      ),
    fill: async (selector: string, text: string) => {
      const field = `document.querySelector(${JSON.stringify(selector)})`;
      await click(field);
      await expect.poll(() => value<boolean>(`document.activeElement === ${field}`)).toBe(true);
      await browser.type(text);
    },
    reads: (text: string) =>
      expect.poll(() => value<string>('document.body.textContent'), { message: text }).toContain(text),
    send: (line: string, body: object) => {
      const [method, path] = line.split(' ');
      const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return value(`fetch(${JSON.stringify(path)}, ${JSON.stringify(request)}).then((r) => r.json())`);
    },
  };
}

describe.each(findEngines().filter((name) => name !== 'chromium'))('the dashboard in %s', (engine) => {
  let dashboard: Dashboard;
  let browser: Browser;
  let page: ReturnType<typeof usePage>;
  beforeAll(async () => {
    dashboard = await openDashboard();
    browser = await startEngine(engine);
    page = usePage(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await dashboard?.close();
  });

  test('the first owner pastes a text, clicks a question and reads an answer with its source', async () => {
    await browser.open(dashboard.setupUrl);
    await page.fill('input[name=name]', 'Ann Lee');
    await page.fill('input[name=email]', 'ann@example.com');
    await page.fill('input[name=password]', password);
    await page.fill('input[name=workspaceName]', 'Serambi Tea');
    await browser.press('Enter');
    await page.fill('textarea[name=knowledge]', 'Delivery times\nDelivery takes 2 to 4 working days.');
    await page.press('Make answers from this');
    await page.fill('main form input', 'How long does delivery take?');
    await browser.press('Enter');
    await page.reads('Sources');
    await page.reads('2 to 4 working days');
    await page.press('Go to your workspace');
    await page.reads('Waiting for you');
  });

  test('a person takes a conversation over, and replies', async () => {
    const message = 'Do you sell teapots?';
    await page.send('POST /v1/chat', { message, stream: false, sessionId: 'one' });
    await page.press('Inbox');
    await page.press('All');
    await page.press('Do you sell teapots?');
    await page.press('Take over');
    await page.fill('main textarea', 'Yes, we do.');
    await page.press('Send reply');
    await page.reads('Ann Lee');
    await page.press('Hand back to the bot');
    await page.press('Take over');
  });

  test('an answer to an unanswered question is asked again, and found', async () => {
    await page.press('Unanswered');
    await page.press('Write an answer');
    await page.fill('main textarea', 'Yes: iron teapots for two.');
    await page.press('Save answer');
    await page.reads('Yes: iron teapots for two.');
    await page.reads('Sources');
  });
});
