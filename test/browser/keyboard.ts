import type { Locator, Page } from 'playwright-core';

/** Uses a page as a person does who has no mouse. */
export interface Keyboard {
  /** Moves focus to an element with Tab, or with the arrow keys in a menu. Throws if it does not get there. */
  reach(target: Locator): Promise<void>;
  /** Moves focus to an element and presses a key on it. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Locator, text: string): Promise<void>;
  /** Selects the option of a list that begins with these letters. */
  choose(target: Locator, letters: string): Promise<void>;
}

const maxSteps = 300;

/** The key that brings focus nearer to an element; null if it is there. */
const findKey = (target: Locator) =>
  target.evaluate((element) => {
    const focused = element.ownerDocument.activeElement;
    if (focused === element) return null;
    const isBefore = focused.compareDocumentPosition(element) & element.DOCUMENT_POSITION_PRECEDING;
    if (element.matches('[role^=menuitem], [role=option]')) return isBefore ? 'ArrowUp' : 'ArrowDown';
    return isBefore ? 'Shift+Tab' : 'Tab';
  });

export function useKeyboard(page: Page): Keyboard {
  const reach = async (target: Locator) => {
    await (await target.elementHandle())?.waitForElementState('enabled');
    for (let step = 0; step < maxSteps; step++) {
      const key = await findKey(target);
      if (key === null) return;
      await page.keyboard.press(key);
    }
    throw new Error(`No key moves the focus to ${target}.`);
  };
  return {
    reach,
    async press(target, key = 'Enter') {
      await reach(target);
      await page.keyboard.press(key);
    },
    async fill(target, text) {
      await reach(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    async choose(target, letters) {
      await reach(target);
      await page.keyboard.type(letters);
    },
  };
}
