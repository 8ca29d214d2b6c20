import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { format } from '@jawab/language/format.ts';
import english from '@jawab/language/languages/en/reported.ts';
import { expect, test } from 'vitest';
import {
  forPeople,
  readCheck,
  readIssue,
  readRefusal,
  readSentence,
  textOfDelivery,
  textOfFault,
  textOfOperation,
} from './reported.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const find = async (pattern: string) => {
  const paths = await Array.fromAsync(glob(pattern, { cwd: root.pathname }));
  return paths.filter((path) => !path.includes('.test.'));
};

test('knows every reason of a lead and of a failed test that the service writes', () => {
  const intent = read('packages/language/read/intent.ts');
  const [, wording = ''] = /const wording[^{]*\{(.*?)\n\};/s.exec(intent) ?? [];
  const leads = [
    ...[...wording.matchAll(/: '([^']+)'/g)].map(([, text = '']) => text),
    ...[...intent.matchAll(/reason: ['`]([^'`]+)['`]/g)].map(([, text = '']) => text),
  ];
  const [, check = ''] =
    /export function checkCase(.*?)\n\}/s.exec(read('packages/core/src/nouns/tests/test-cases.ts')) ?? [];
  const tests = [...check.matchAll(/['`]([a-z][^'`\n]* [^'`\n]*)['`]/g)].map(([, text = '']) => text);
  expect([leads.length, tests.length]).toEqual([8, 7]);
  // `${…}` stands for a value.
  const sentences = [...leads, ...tests].map((text) => text.replace(/\$\{[^}]*\}/g, '7'));
  expect(sentences.filter((sentence) => !readSentence(sentence))).toEqual([]);
  expect(readSentence('something new')).toBeNull();
});

test('fills in what a sentence names', () => {
  expect(readSentence('came back (3 conversations)')).toEqual({
    key: 'lead_returned',
    values: { count: '3' },
  });
  expect(readSentence('says “a\nb”, which it must not')?.values).toEqual({ text: 'a\nb' });
  expect(readSentence('replied in id, not in th')?.values).toEqual({ language: 'id', wanted: 'th' });
});

test('knows every code by which a document fails', async () => {
  const types = ['packages/egress/src/error.ts', 'packages/extract/src/error.ts'].map(
    (path) => /export type \w+Code =(.*?);/s.exec(read(path))?.[1] ?? '',
  );
  const thrown = (await find('apps/worker/src/knowledge/**/*.ts')).map(read);
  const codes = [
    ...types.flatMap((type) => [...type.matchAll(/'(\w+)'/g)]),
    ...thrown.flatMap((text) => [...text.matchAll(/new Fault\(\s*'(\w+)'/g)]),
  ].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !textOfFault(code))).toEqual([]);
});

test('knows every code by which the service refuses', () => {
  const [, table = ''] =
    /export const errorTable = \{(.*?)\n\} as const;/s.exec(read('packages/core/src/form/errors.ts')) ?? [];
  const codes = [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !readRefusal(code, ''))).toEqual([]);
  expect(readRefusal('translation_unsafe', 'The translation does not keep “1,500” as it is. Write…')).toEqual(
    {
      key: 'refusal_unsafe',
      values: { text: '1,500' },
    },
  );
  expect(readRefusal('something_new', '')).toBeNull();
});

test('leaves out of an English refusal what only a program can do', () => {
  const keep = (message: string, code = 'conflict') => forPeople(code, message);
  expect(keep('These settings belong to another account. Connect it with create_channel.')).toBe(
    'These settings belong to another account.',
  );
  expect(keep('The password is too short. Use at least 12 characters.')).toBe(
    'The password is too short. Use at least 12 characters.',
  );
  expect(keep('The translation does not keep “room_no. 3” as it is. Write it differently.')).toBe(
    'The translation does not keep “room_no. 3” as it is. Write it differently.',
  );
  expect(keep('`file` must not be empty.', 'invalid_request')).toBe('`file` must not be empty.');
  expect(keep('Use list_knowledge instead.')).toBe('');
  expect(keep('There is no document 0199. Call list_knowledge for the ids.', 'not_found')).toBe('');
});

test('knows every code by which a delivery fails, and every check of a page', () => {
  const sent = read('apps/worker/src/webhooks/send-attempt.ts');
  const [, egress = ''] = /export type \w+Code =(.*?);/s.exec(read('packages/egress/src/error.ts')) ?? [];
  const codes = [...sent.matchAll(/code: '(\w+)'/g), ...egress.matchAll(/'(\w+)'/g)].map(
    ([, code = '']) => code,
  );
  expect(codes).toContain('lost');
  expect(codes.filter((code) => !textOfDelivery(code))).toEqual([]);
  const tool = read('tools/check-site.ts');
  const [, names = ''] = /check: z\.enum\(\[(.*?)\]/.exec(tool) ?? [];
  const checks = [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  // The button beside the last one allows the site.
  expect(checks.filter((name) => !readCheck(name, ''))).toEqual(['bubble', 'origin']);
  expect(
    readCheck('policy', 'The policy of the page blocks it. Add https://a.example to script-src.'),
  ).toEqual({
    key: 'site_policy',
    values: { origin: 'https://a.example', directive: 'script-src' },
  });
});

test('reads what is wrong with a field', () => {
  expect(readIssue('must be at most 100 characters')).toEqual({ key: 'issue_long', values: { max: '100' } });
  expect(readIssue('must be at least 1 characters').key).toBe('issue_missing');
  expect(readIssue('Row 3: question must be a string.')).toEqual({ key: 'issue_row', values: { row: '3' } });
  expect(readIssue('must be a language tag such as ja or zh-Hant').key).toBe('issue_wrong');
});

test('knows the deed of every operation that leaves an audit event', async () => {
  const files = await find('tools/*.ts');
  const tools = files.map(read).filter((text) => /^ {2}changes:/m.test(text));
  const names = tools.map((text) => /^ {2}name: '(\w+)'/m.exec(text)?.[1] ?? '');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !textOfOperation(name))).toEqual([]);
});

test('says why a language was chosen, for each reason', () => {
  const [, reasons = ''] = /What chose the reply language: ([^.]+)\./.exec(read('tools/try-bot.ts')) ?? [];
  const known = reasons.split(/, | or /);
  expect(known).toHaveLength(6);
  for (const reason of known) expect(english).toHaveProperty(`language_${reason}`);
});

test.each(Object.entries(dashboardLanguages))('every text is whole in %s', async (code, { loadReported }) => {
  const { default: texts } = await loadReported();
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(texts)) {
    const namesIn = (one: string) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(namesIn(text), key).toEqual(namesIn(english[key as keyof typeof english]));
    const values = Object.fromEntries(namesIn(text).map((name) => [name, '7']));
    expect(format(text, values, code), key).not.toBe('');
  }
});

/** Places that show an English sentence of the service as it is, and why. */
const raw = {
  'pages/developers/mcp-clients.tsx': 'names of settings',
};

test('shows a sentence of the service as it is only in known places', async () => {
  const isRaw =
    /lang=(?:"en"|\{[^}]*'en'\})|[{(]\s*(?:\w+\.)*(?:error|fault)\.message\b|intent_reasons\.join|language_reason\}/;
  const pages = await find('apps/dashboard/src/**/*.tsx');
  expect(pages.length).toBeGreaterThan(100);
  const found = pages
    .filter((path) => isRaw.test(read(path)))
    .map((path) => path.replace('apps/dashboard/src/', ''));
  expect(found.sort()).toEqual(Object.keys(raw).sort());
});
