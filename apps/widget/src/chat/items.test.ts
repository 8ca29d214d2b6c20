import { expect, test } from 'vitest';
import { mergeMessage, newItem } from './items.ts';
import type { StoredMessage } from './types.ts';

const stored = (id: string, author: StoredMessage['author'], content: string): StoredMessage => ({
  id,
  role: author === 'visitor' ? 'user' : 'assistant',
  author,
  content,
  language: 'en',
  answered: null,
  sources: [],
});
const shown = (logItems: readonly { id?: string; text: string }[]) =>
  logItems.map(({ id, text }) => `${id} ${text}`);

test('gives the own question its id, and fills the answer that was cut', () => {
  const before = [newItem('user', 'Hi'), newItem('bot', 'Hel', 'cut')];
  const question = mergeMessage(before, stored('1', 'visitor', 'Hi'), false);
  expect(question.isNew).toBe(false);
  const answer = mergeMessage(question.logItems, stored('2', 'bot', 'Hello!'), false);
  expect(shown(answer.logItems)).toEqual(['1 Hi', '2 Hello!']);
  expect(answer.logItems[1]).toMatchObject({ state: 'done', key: before[1]?.key });
});

test('a reply that broke off with its process can still be asked for, until it is whole', () => {
  const cut = Object.assign(newItem('bot', 'Hel', 'cut'), { problem: 'The answer was cut off.' });
  const part = Object.assign(stored('2', 'bot', 'Hello'), { interrupted: true });
  const { logItems } = mergeMessage([newItem('user', 'Hi'), cut], part, false);
  expect(logItems[1]).toMatchObject({ state: 'cut', text: 'Hello', problem: 'The answer was cut off.' });
  const whole = mergeMessage(logItems, stored('2', 'bot', 'Hello!'), false);
  expect(whole.logItems[1]).toMatchObject({ state: 'done', text: 'Hello!', problem: null });
  const stopped = mergeMessage([newItem('bot', '', 'waiting')], part, false);
  expect(stopped.logItems[0]).toMatchObject({ state: 'stopped' });
});

test('leaves an answer alone while it is being read', () => {
  const before = [newItem('user', 'Hi'), newItem('bot', 'Hel', 'streaming')];
  const { logItems, isNew } = mergeMessage(before, stored('2', 'bot', 'Hello!'), true);
  expect([shown(logItems), isNew]).toEqual([['undefined Hi', 'undefined Hel'], false]);
});

test('adds what is new once', () => {
  const once = mergeMessage([], stored('3', 'human', 'I am Mei.'), false);
  expect(once.isNew).toBe(true);
  const twice = mergeMessage(once.logItems, stored('3', 'human', 'I am Mei.'), false);
  expect([twice.isNew, shown(twice.logItems)]).toEqual([false, ['3 I am Mei.']]);
});
