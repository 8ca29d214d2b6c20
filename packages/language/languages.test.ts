import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { supportedLanguages } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { speechFormWords } from './bot-languages.ts';
import { dashboardLanguages } from './dashboard-languages.ts';
import { languages } from './languages/index.ts';
import { codes, entries, kinOf } from './registry.ts';
import { spokenForms } from './speech/from-languages.ts';
import { scripts } from './text/scripts.ts';

const folder = new URL('languages/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('registers every folder, core accepts their codes, and the dashboard offers those it is written in', () => {
  expect(codes).toEqual(folders.sort());
  const written = codes.filter((code) => existsSync(new URL(`${code}/dashboard.ts`, folder)));
  expect(Object.keys(dashboardLanguages)).toEqual(written);
  const spoken = entries.filter(([, { facts }]) => !facts.romanises).map(([code]) => code);
  expect([...supportedLanguages]).toEqual(spoken);
});

const parts = ['channels', 'concepts', 'facts', 'index', 'mail', 'spoken', 'strings', 'warnings', 'words'];
/** Parts that not every language has. */
const optional = ['bot', 'business', 'dashboard', 'reported', 'stem'];

describe.each(entries)('%s', (code, { facts, words }) => {
  test('keeps its parts in files named after them', () => {
    const files = readdirSync(new URL(`${code}/`, folder)).map((file) => file.slice(0, -3));
    expect(files.filter((file) => !optional.includes(file)).sort()).toEqual(parts);
    if (files.includes('stem')) expect(words.stem).not.toBeNull();
    if (facts.romanises) expect(files).not.toContain('dashboard');
    for (const part of ['bot', 'business', 'reported'])
      expect(files.includes(part)).toBe(files.includes('dashboard'));
  });

  test('gives a browser only its strings', () => {
    const source = readFileSync(new URL(`${code}/strings.ts`, folder), 'utf8');
    const imports = source.match(/^import .*$/gm);
    expect(imports).toEqual([`import type { Strings } from '../../define-language.ts';`]);
  });

  test('names similar languages that name it too, and known scripts', () => {
    for (const other of facts.kin) expect(kinOf(other)).toContain(code);
    for (const script of facts.scripts) expect(scripts[script]).toBeDefined();
    if (facts.romanises) expect(Object.keys(languages)).toContain(facts.romanises);
  });

  test('offers its polite forms', () => {
    const offered = Object.entries(speechFormWords).find(([language]) => language === code)?.[1] ?? {};
    expect(Object.keys(facts.forms ?? {})).toEqual(Object.keys(offered).slice(1));
  });

  test('has about forty everyday sentences, and small words if its script does not identify it', () => {
    if (facts.romanises) return;
    expect(words.everyday.split('\n').length).toBeGreaterThanOrEqual(35);
    expect(words.smallWords !== '').toBe(facts.scripts[0] === 'latin');
  });
});

/** Returns every text of a part of a language, by its path. */
const flatten = (texts: unknown, path = ''): [path: string, text: string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : texts && typeof texts === 'object'
      ? Object.entries(texts).flatMap(([name, inner]) => flatten(inner, `${path}.${name}`))
      : [];

/**
 * How many letters, without arguments, two languages share at most in one text, and which part of all texts two similar ones
 * share. Filipino says "Chat window" and "cashback, cash back" as English does, and Japanese 操作 as Chinese. Indonesian and
 * Malay share three texts of ten, and the two forms of Chinese two thirds of their words.
 */
const limits = [
  ['strings', 12, 1 / 3],
  ['mail', 12, 1 / 3],
  ['dashboard', 12, 1 / 3],
  ['bot', 12, 1 / 3],
  ['business', 12, 1 / 3],
  ['reported', 12, 1 / 3],
  ['warnings', 12, 1 / 3],
  ['channels', 12, 1 / 3],
  ['words', 20, 0.75],
  ['concepts', 20, 1 / 3],
] as const;

test.each(limits)('no text of %s is a copy of another language', async (part, maxLetters, maxByKin) => {
  const all: [code: string, texts: Record<string, string>][] = [];
  for (const code of codes) {
    const file = new URL(`${code}/${part}.ts`, folder);
    if (existsSync(file)) all.push([code, Object.fromEntries(flatten((await import(file.href)).default))]);
  }
  expect(all.length).toBeGreaterThan(1);
  for (const [at, [code, own]] of all.entries())
    for (const [other, texts] of all.slice(at + 1)) {
      const same = Object.keys(own).filter((key) => own[key] === texts[key]);
      const long = same.filter((key) => own[key]!.replace(/\{[^{}]*\}/g, '').length > maxLetters);
      if (!kinOf(code).includes(other)) expect(long, `${code} and ${other}`).toEqual([]);
      else expect(same.length / Object.keys(own).length).toBeLessThan(maxByKin);
    }
});

test('the spoken forms of a language are not those of another one', () => {
  const all = Object.entries(spokenForms);
  for (const [at, [code, own]] of all.entries())
    for (const [other, forms] of all.slice(at + 1))
      if (!kinOf(code).includes(other)) expect(own, `${code} and ${other}`).not.toEqual(forms);
});

/** Names of programs, formats and headers, which every script leaves in Latin letters. */
const latinNames =
  /Jawab|Enter|Shift|Word|Excel|PowerPoint|OpenDocument|Markdown|Unicode|WebP|data-bubble|rooms|[A-Z]{3,}|https?(?::\/\/\S+)?|webhook-signature|X-Service-Signature/g;
/** The languages that borrow this word with its letters. */
const writesWebhook = new Set(['ja', 'zh-Hans', 'zh-Hant']);

test.each(['strings', 'mail', 'dashboard', 'bot', 'business', 'reported', 'warnings', 'channels'])(
  'no text of %s has English words left',
  async (part) => {
    for (const [code, { facts }] of entries) {
      const file = new URL(`${code}/${part}.ts`, folder);
      if (facts.scripts[0] === 'latin' || facts.romanises || !existsSync(file)) continue;
      for (const [path, text] of flatten((await import(file.href)).default)) {
        const words = text.replace(
          /\{\w+, plural,|\b(?:zero|one|two|few|many|other) \{|\{\w+\}|<\/?\w+>/g,
          '',
        );
        const left = words.replace(latinNames, '').replace(writesWebhook.has(code) ? /Webhook/g : '', '');
        expect(left.match(/[A-Za-z]{4,}/g), `${code} ${path}`).toBe(null);
        expect(text, `${code} ${path}`).not.toMatch(/(?![0-9])\p{Nd}/u);
      }
    }
  },
);
