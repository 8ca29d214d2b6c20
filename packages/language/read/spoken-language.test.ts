import type { HistoryMessage } from '@jawab/core';
import { expect, test } from 'vitest';
import { decideReplyLanguage } from './reply-language.ts';

const said = (...messages: string[]): HistoryMessage[] =>
  messages.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: '…' },
  ]);

interface Case {
  session: string;
  message: string;
  before?: string;
  reply: string;
}

test.each<[string, Case]>([
  // Borrowed words keep the language of the session.
  ['thanks', { session: 'hi', message: 'Okay, thank you', reply: 'hi' }],
  ['thanks twice', { session: 'hi', message: 'Okay, thank you', before: 'Okay, thanks', reply: 'hi' }],
  ['hello', { session: 'ja', message: 'Hello', reply: 'ja' }],
  ['one word', { session: 'hi', message: 'refund', reply: 'hi' }],
  ['one word twice', { session: 'hi', message: 'refund', before: 'return', reply: 'hi' }],
  ['a name', { session: 'th', message: 'John Smith', reply: 'th' }],
  [
    'English words in Hindi',
    { session: 'hi', message: 'मुझे refund policy और return window के बारे में बताइए', reply: 'hi' },
  ],
  [
    'an English product in Japanese',
    { session: 'ja', message: 'iPhone Pro Max のケースはありますか', reply: 'ja' },
  ],
  ['a short question', { session: 'hi', message: 'delivery time please', reply: 'hi' }],
  ['Hindi in Latin letters', { session: 'hi', message: 'mera order kab tak aayega bhai', reply: 'hi' }],
  [
    'English words in Indonesian',
    { session: 'id', message: 'saya mau refund order yang kemarin dong', reply: 'id' },
  ],
  ['figures', { session: 'ta', message: '4 5 6 7', reply: 'ta' }],
  // A sentence changes it.
  [
    'an English sentence',
    { session: 'hi', message: 'How long does the delivery to Mumbai take?', reply: 'en' },
  ],
  [
    'an English sentence in Thai',
    { session: 'th', message: 'When does your shop open on Sundays?', reply: 'en' },
  ],
  ['a Hindi sentence in English', { session: 'en', message: 'मेरा ऑर्डर अभी तक क्यों नहीं आया है?', reply: 'hi' }],
  ['a Japanese sentence in English', { session: 'en', message: '日曜日は何時に開店しますか', reply: 'ja' }],
  ['a Chinese sentence in English', { session: 'en', message: '你们星期天几点开门', reply: 'zh-Hans' }],
  [
    'an English sentence in Indonesian',
    { session: 'id', message: 'Can you tell me when my order arrives?', reply: 'en' },
  ],
  // The second short question in a row changes it.
  [
    'two short questions',
    { session: 'hi', message: 'what about refunds', before: 'when does it open', reply: 'en' },
  ],
  [
    'a short one after Hindi',
    { session: 'hi', message: 'what about refunds', before: 'दुकान कब खुलती है', reply: 'hi' },
  ],
  // A request changes it at once.
  ['a request', { session: 'hi', message: 'in English, please', reply: 'en' }],
])('%s', (_, { session, message, before, reply }) => {
  const history = before ? said(before) : [];
  const facts = { message, sessionLanguage: session, botLanguage: session, history, isSpoken: true };
  expect(decideReplyLanguage(facts).language).toBe(reply);
});

test('the first spoken message of a session decides its language', () => {
  expect(decideReplyLanguage({ message: 'मेरा ऑर्डर', botLanguage: 'en', isSpoken: true }).language).toBe('hi');
});

test('a typed message still changes the language at once', () => {
  const facts = { message: 'what about refunds', sessionLanguage: 'hi', botLanguage: 'hi' };
  expect(decideReplyLanguage({ ...facts, isSpoken: true }).language).toBe('hi');
  expect(decideReplyLanguage(facts).language).toBe('en');
});
