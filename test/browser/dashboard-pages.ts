import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import type { DashboardStrings } from '@jawab/language/dashboard-strings.ts';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './settled.ts';

export const loadWords = async (language: DashboardLanguage): Promise<DashboardStrings> =>
  (await dashboardLanguages[language].load()).default;

/** The findings of axe, and the pixels by which the page is wider than its window. */
export interface Faults {
  faults: { id: string; at: string[] }[];
  overflow: number;
}

/** The rules of axe that read colours. What the others find is the same in the dark and in the light. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks what a page shows; `root` names a part of it. Without `rules`, axe applies all. */
export async function inspect(page: Page, root = 'html', rules?: string[]): Promise<Faults> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  await page.evaluate(settled);
  const options = { resultTypes: ['violations'], runOnly: rules };
  return page.evaluate<Faults>(
    `axe.run('${root}', ${JSON.stringify(options)}).then(({ violations }) => ({
      // Beside a dialog, the page can be narrower than its window by the place of its scrollbar.
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      faults: violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 160)) })),
    }))`,
  );
}

/** Opens an address as a link of the dashboard does, without loading the document again, and waits until it is open. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`);
  const isOpen =
    '(({ status, location, resolvedLocation }) => status === "idle" && location.href === resolvedLocation?.href)(__TSR_ROUTER__.state)';
  await expect.poll(() => page.evaluate<boolean>(isOpen), { message: path, interval: 10 }).toBe(true);
}
