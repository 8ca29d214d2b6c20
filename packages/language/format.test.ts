import { expect, test } from 'vitest';
import { format } from './format.ts';
import { languages } from './languages/index.ts';

test('fills in values unchanged, braces, quotes and dollar signs included', () => {
  expect(format('{a} and { b }!', { a: `{x} '$&' #`, b: 2 }, 'en')).toBe(`{x} '$&' # and 2!`);
  expect(format('No. #1', {}, 'en')).toBe('No. #1');
});

test('picks an exact number first, then the plural category, then other', () => {
  const message = '{n, plural, =0 {nothing} one {# item} other {# items}} left';
  expect([0, 1, 2, 1234].map((n) => format(message, { n }, 'en'))).toEqual([
    'nothing left',
    '1 item left',
    '2 items left',
    '1,234 items left',
  ]);
  expect(format('{n, plural, other {#個}}', { n: 1 }, 'ja')).toBe('1個');
});

test('picks by text and nests', () => {
  const message =
    '{who, select, me {I have {n, plural, one {# book by {author}} other {# books}}} other {{who} has {n, plural, other {# ({m, plural, one {# new} other {# new ones}})}}}}';
  expect(format(message, { who: 'me', n: 1, m: 0, author: 'Tan' }, 'en')).toBe('I have 1 book by Tan');
  expect(format(message, { who: 'Li', n: 3, m: 2 }, 'en')).toBe('Li has 3 (2 new ones)');
});

test('writes the six plural forms of Arabic, with western digits', () => {
  const { newMessages } = languages.ar.strings;
  const shown = [0, 1, 2, 3, 11, 100].map((count) => format(newMessages, { count }, 'ar'));
  expect(shown).toEqual([
    'لا رسائل جديدة',
    'رسالة جديدة واحدة',
    'رسالتان جديدتان',
    '3 رسائل جديدة',
    '11 رسالة جديدة',
    '100 رسالة جديدة',
  ]);
});

test('throws when a value is missing or a brace is not closed', () => {
  expect(() => format('Hello {name}', {}, 'en')).toThrow('The value name is missing.');
  expect(() => format('Hello {name', { name: 'x' }, 'en')).toThrow('not closed');
});
