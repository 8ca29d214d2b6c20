import { type BrowserFiles, prepareBrowserFiles } from '@jawab/browser-files';
import { languages } from '@jawab/language';
import { windowKeys } from '@jawab/language/window-strings.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { widget } from './build.ts';

let files: BrowserFiles;
beforeAll(async () => {
  files = await prepareBrowserFiles(widget);
});

const find = (start: string) => files.values().find(({ path }) => path.startsWith(start))!;
const textOf = (start: string) => new TextDecoder().decode(find(start).plain);

const sizeOf = (start: string) => find(start).gzip.length;

describe('sizes in bytes, packed with gzip', () => {
  test('the loader has at most 2 KB', () => {
    expect(sizeOf('widget.js')).toBeLessThanOrEqual(2_048);
  });
  test('loader and panel have at most 16 KB', () => {
    expect(sizeOf('widget.js') + sizeOf('assets/panel.')).toBeLessThanOrEqual(16_384);
  });
  test('what the first press of the microphone loads has at most 3 KB', () => {
    expect(sizeOf('assets/voice.')).toBeLessThanOrEqual(3_072);
  });
  test('what the first score or comment loads has at most 1 KB', () => {
    expect(sizeOf('assets/rating.')).toBeLessThanOrEqual(1_024);
  });
  test('what the first contact form loads has at most 1.5 KB', () => {
    expect(sizeOf('assets/form.')).toBeLessThanOrEqual(1_536);
  });
  test('what the first bot that takes files loads has at most 3 KB', () => {
    expect(sizeOf('assets/attach.')).toBeLessThanOrEqual(3_072);
  });
  test('what a page with a bubble loads has at most 2.25 KB', () => {
    expect(sizeOf('assets/bubble.')).toBeLessThanOrEqual(2_304);
  });
  // 1 KB more than the rest: the detector that keeps noise from being sent, and the second before speech.
  test('everything has at most 21 KB, the voice included, ratings, the contact form, files and the bubble not', () => {
    const parts = ['widget.js', 'assets/panel.', 'assets/extras.', 'assets/voice.'];
    expect(parts.map(sizeOf).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(21_504);
  });
});

test.each(Object.entries(languages))('writes the strings of %s, and only these', (code, { strings }) => {
  const path = [...files.keys()].find((path) => path.endsWith(`.${code}.json`)) ?? '';
  const texts = JSON.parse(textOf(path));
  expect(texts).toEqual(Object.fromEntries(windowKeys.map((key) => [key, strings[key]])));
});

test('the loader knows the languages that are written from right to left', () => {
  const rtl = Object.entries(languages).filter(([, { facts }]) => facts.direction === 'rtl');
  expect(textOf('widget.js')).toContain(JSON.stringify(rtl.map(([code]) => code)));
});

test('contains no word list of a language', () => {
  const code = textOf('widget.js') + textOf('assets/panel.') + textOf('assets/extras.');
  for (const { words } of Object.values(languages)) {
    const [everyday = ''] = words.everyday.split('\n');
    for (const list of [everyday, words.stopWords, words.courtesies])
      if (list.length > 20) expect(code.includes(list.slice(0, 20))).toBe(false);
  }
});

test('makes no code from text and writes no markup', () => {
  const code = textOf('widget.js') + textOf('assets/panel.') + textOf('assets/extras.');
  for (const way of [
    'eval(',
    'new Function',
    'insertAdjacentHTML',
    'document.write',
    'createContextualFragment',
  ])
    expect(code.includes(way), way).toBe(false);
  expect(textOf('widget.js').includes('innerHTML')).toBe(false);
});

test('names the panel, the bubble and the extras that belong to the loader', () => {
  expect(textOf('widget.js')).toContain(find('assets/panel.').path);
  expect(textOf('widget.js')).toContain(find('assets/bubble.').path);
  expect(textOf('assets/panel.')).toContain(find('assets/extras.').path);
  expect(textOf('assets/widget.')).toBe(textOf('widget.js'));
});
