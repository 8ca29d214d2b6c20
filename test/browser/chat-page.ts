import { expect } from 'vitest';
import type { Browser } from './browser.ts';

const root = `document.querySelector('jawab-chat').shadowRoot`;
const find = (selector: string) => `${root}.querySelector(${JSON.stringify(selector)})`;

/** Uses the chat window of a page as a visitor does. Selectors look inside the window. */
export interface ChatPage {
  browser: Browser;
  /** Clicks the middle of an element with the mouse, once it is there. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  has(selector: string): Promise<void>;
  hasNot(selector: string): Promise<void>;
  /** Waits until the text of an element contains `text`. */
  reads(selector: string, text: string | RegExp): Promise<void>;
  /** Waits until focus is in an element. */
  focuses(selector: string): Promise<void>;
  text(selector: string): Promise<string>;
  count(selector: string): Promise<number>;
  value<T>(expression: string): Promise<T>;
}

export function useChat(browser: Browser): ChatPage {
  const value = <T>(expression: string) => browser.evaluate<T>(expression);
  const shown = (selector: string) =>
    value<boolean>(
      `!!document.querySelector('jawab-chat')?.shadowRoot?.querySelector(${JSON.stringify(selector)})?.checkVisibility()`,
    );
  const text = (selector: string) =>
    value<string>(
      `[...${root}.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.innerText.trim()).join('\\n')`,
    );
  const has = (selector: string) => expect.poll(() => shown(selector), { message: selector }).toBe(true);
  return {
    browser,
    value,
    text,
    count: (selector) => value<number>(`${root}.querySelectorAll(${JSON.stringify(selector)}).length`),
    has,
    hasNot: (selector) => expect.poll(() => shown(selector), { message: selector }).toBe(false),
    type: (words) => browser.type(words),
    async click(selector) {
      await has(selector);
      await value(`(${find(selector)}.scrollIntoView({ block: 'nearest' }), 1)`);
      const middle = `((r) => [r.x + r.width / 2, r.y + r.height / 2])(${find(selector)}.getBoundingClientRect())`;
      // An element that was just drawn may still move, and a click would miss it.
      let at: number[] = [];
      const isStill = async () => {
        const before = at;
        at = await value<number[]>(middle);
        return String(at) === String(before);
      };
      await expect.poll(isStill, { message: `${selector} stands still` }).toBe(true);
      await browser.clickAt(at[0] as number, at[1] as number);
    },
    reads: (selector, expected) => {
      const found = expect.poll(() => text(selector), { message: selector });
      return typeof expected === 'string' ? found.toContain(expected) : found.toMatch(expected);
    },
    focuses: (selector) =>
      expect
        .poll(() => value<boolean>(`${root}.activeElement?.matches(${JSON.stringify(selector)}) ?? false`), {
          message: selector,
        })
        .toBe(true),
  };
}
