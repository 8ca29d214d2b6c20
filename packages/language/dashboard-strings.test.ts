import { expect, test } from 'vitest';
import { dashboardLanguages } from './dashboard-languages.ts';
import { format, type Values } from './format.ts';
import english from './languages/en/dashboard.ts';
import { languages } from './languages/index.ts';

const values = new Proxy({} as Values, { get: () => 3 });
const argumentsOf = (text: string) => [...new Set(text.match(/\{\w+/g))].sort();

test.each(Object.entries(dashboardLanguages))(
  'the dashboard is whole in %s',
  async (code, { load, direction }) => {
    const { default: strings } = await load();
    expect(Object.keys(strings)).toEqual(Object.keys(english));
    expect(direction).toBe(languages[code as keyof typeof dashboardLanguages].facts.direction);
    for (const [key, text] of Object.entries(strings)) {
      expect(format(text, values, code), key).not.toBe('');
      expect(
        argumentsOf(text).filter((name) =>
          /\{(count|at|title|plan|role|workspace|language|threshold)$/.test(name),
        ),
        key,
      ).toEqual(
        argumentsOf(english[key as keyof typeof english]).filter((name) =>
          /\{(count|at|title|plan|role|workspace|language|threshold)$/.test(name),
        ),
      );
    }
  },
);
