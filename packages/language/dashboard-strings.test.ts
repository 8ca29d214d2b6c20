import { expect, test } from 'vitest';
import { dashboardLanguages } from './dashboard-languages.ts';
import { format, type Values } from './format.ts';
import english from './languages/en/dashboard.ts';
import { languages } from './languages/index.ts';
import { scripts } from './text/scripts.ts';

/** Fills in a message, and returns its text and the names of its arguments. */
function read(text: string, code: string) {
  const names = new Set<string>();
  const get = (_: Values, name: string) => {
    names.add(name);
    return 3;
  };
  return { shown: format(text, new Proxy({}, { get }), code), names: [...names].sort() };
}

test.each(Object.entries(dashboardLanguages))('the dashboard is whole in %s', async (code, { load }) => {
  const { default: strings } = await load();
  expect(Object.keys(strings)).toEqual(Object.keys(english));
  const { scripts: own } = languages[code as keyof typeof dashboardLanguages].facts;
  const written = Object.values(strings).filter((text) =>
    own.some((one) => text.search(scripts[one].characters) >= 0),
  );
  expect(written.length).toBeGreaterThan(0.97 * Object.keys(english).length);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  for (const text of Object.values(strings).filter((text) => text.includes(', plural,')))
    for (const form of forms) expect(text).toContain(` ${form} {`);
  for (const [key, text] of Object.entries(strings)) {
    const { shown, names } = read(text, code);
    expect(shown, key).not.toBe('');
    expect(names, key).toEqual(read(english[key as keyof typeof english], 'en').names);
  }
});
