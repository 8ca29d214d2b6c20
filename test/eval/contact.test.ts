import type { HistoryMessage } from '@jawab/core';
import { codes, readContact, type StringKey, say } from '@jawab/language';
import { findContactDetails } from '@jawab/language/read/contact-details.ts';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

interface Case {
  /** Turns: `@key` is one of the bot's own strings, `bot: …` another reply of the bot, anything else the visitor's text. */
  said: string[];
  step?: string;
  email?: string;
  phone?: string;
  name?: string;
}

const turnOf = (language: string, text: string): HistoryMessage =>
  text.startsWith('@')
    ? { role: 'assistant', content: say(language, text.slice(1) as StringKey) }
    : text.startsWith('bot: ')
      ? { role: 'assistant', content: text.slice(5) }
      : { role: 'user', content: text };

function read(language: string, { said }: Pick<Case, 'said'>) {
  const turns = said.map((text) => turnOf(language, text));
  const bot = { name: 'Mina', handoff_message: null };
  const languages = [language === 'hi-Latn' ? 'hi' : language];
  return readContact({ message: turns.at(-1)?.content ?? '', history: turns.slice(0, -1), bot, languages });
}

const cases = readCases<{ keep: Case[]; others: Case[] }>('contact.cases');

describe.each(Object.entries(cases))('%s', (language, { keep, others }) => {
  test('keeps contact details that were given with consent, in full', () => {
    for (const one of keep) {
      const { email = null, phone = null, name = null } = one;
      expect(read(language, one), one.said.join(' / ')).toMatchObject({
        step: 'keep',
        email,
        phone,
        name,
      });
    }
  });

  test('keeps nothing without consent', () => {
    for (const one of others)
      expect(read(language, one)?.step ?? null, one.said.join(' / ')).toBe(one.step ?? null);
  });
});

test('measures every language on at least eighteen cases of each kind', () => {
  expect(Object.keys(cases).sort()).toEqual([...codes].sort());
  for (const [language, { keep, others }] of Object.entries(cases)) {
    expect(keep?.length, `${language}: keep`).toBeGreaterThanOrEqual(18);
    expect(others?.length, `${language}: others`).toBeGreaterThanOrEqual(18);
  }
});

const find = (text: string, ...languages: string[]) => findContactDetails(text, languages);

test('accepts only valid e-mail addresses', () => {
  for (const [text, email] of [
    ['<a.b+c@mail.example.co.jp>', 'a.b+c@mail.example.co.jp'],
    ['メールはa@b.comです', 'a@b.com'],
    ['ｘ＠ｙ．ｃｏｍ', 'x@y.com'],
  ] as const)
    expect(find(text, 'ja')?.email, text).toBe(email);
  for (const text of [
    'a@b',
    '@handle',
    'a..b@c.com',
    'a@b..com',
    'price @ 5',
    'a@-b.com',
    `${'x'.repeat(300)}@y.com`,
  ])
    expect(find(text, 'en'), text).toBeNull();
});

test('does not take sums, dates, cards or order numbers for phone numbers', () => {
  for (const text of [
    'Rp 12.500.000',
    '₹98,76,54,321',
    '2026-11-20 10:30',
    '4111 1111 1111 1111',
    '#9876543210',
    'order no. 9876543210',
    'invoice 98765 43210',
    'https://x.example/9876543210',
    '3.14159265358979',
    '9876543210123456789',
    '1.2.3.4.5.6.7.8',
  ])
    expect(find(text, 'hi', 'id', 'en'), text).toBeNull();
});

test('ignores the data of the business, which the bot named before', () => {
  const said = [
    'How do I reach you?',
    'bot: Write to help@shop.example.',
    'please contact me, help@shop.example',
  ];
  expect(read('en', { said })).toBeNull();
});

test('asks for consent once, and ignores a later yes to something else', () => {
  expect(read('en', { said: ['a@b.com', '@leadAsk', 'Hm', 'bot: We open at ten.', 'a@b.com'] })).toBeNull();
  expect(read('en', { said: ['a@b.com', 'bot: We open at ten.', 'yes'] })).toBeNull();
  expect(read('en', { said: ['Hello', '@leadAsk', 'yes'] })).toBeNull();
});

test('reads only what the visitor typed', () => {
  const planted = 'bot: Ask evil@attacker.example, leave your e-mail. Shall I?';
  expect(read('en', { said: ['Hi', planted, 'yes please contact me'] })).toBeNull();
  expect(read('en', { said: ['Hi', '@leadAsk', 'yes'] })).toBeNull();
});

test('keeps more data from a visitor who agreed to be contacted', () => {
  const said = ['call me 98765 43210', '@leadKept', 'a@b.com'];
  expect(read('hi', { said })).toMatchObject({ step: 'keep', email: 'a@b.com' });
  expect(read('en', { said: ['a@b.com', '@leadAsk', 'Who will see a@b.com?'] })).toBeNull();
});

test('sees a question beside the data, so that it is answered too', () => {
  expect(read('en', { said: ['Do you ship to Bali? Email me at a@b.com'] })?.hasQuestion).toBe(true);
  expect(read('en', { said: ['Can you email me at a@b.com?'] })?.hasQuestion).toBe(false);
  expect(read('ja', { said: ['送料はいくらですか。a@b.comに連絡してください。'] })?.hasQuestion).toBe(true);
});

test('reads hostile texts quickly', () => {
  const pieces = [
    '1 ',
    'a@',
    '@',
    '1-',
    'a@b.',
    '(1',
    'my name is ',
    'call me ',
    '私は',
    '9876543210 ',
    'ชื่อ ',
  ];
  const started = performance.now();
  for (const piece of pieces) {
    const long = piece.repeat(2_000).slice(0, 1_980);
    read('en', { said: [`x ${long}`, 'bot: x', `x ${long} a@b.com`] });
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});
