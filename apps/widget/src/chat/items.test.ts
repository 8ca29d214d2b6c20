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
const shown = (items: readonly { id?: string; text: string }[]) =>
  items.map(({ id, text }) => `${id} ${text}`);

test('gives the own question its id, and fills the answer that was cut', () => {
  const before = [newItem('user', 'Hi'), newItem('bot', 'Hel', 'cut')];
  const question = mergeMessage(before, stored('1', 'visitor', 'Hi'), false);
  expect(question.isNew).toBe(false);
  const answer = mergeMessage(question.items, stored('2', 'bot', 'Hello!'), false);
  expect(shown(answer.items)).toEqual(['1 Hi', '2 Hello!']);
  expect(answer.items[1]).toMatchObject({ state: 'done', key: before[1]?.key });
});

test('a reply that broke off with its process can still be asked for, until it is whole', () => {
  const cut = Object.assign(newItem('bot', 'Hel', 'cut'), { problem: 'The answer was cut off.' });
  const part = Object.assign(stored('2', 'bot', 'Hello'), { interrupted: true });
  const { items } = mergeMessage([newItem('user', 'Hi'), cut], part, false);
  expect(items[1]).toMatchObject({ state: 'cut', text: 'Hello', problem: 'The answer was cut off.' });
  const whole = mergeMessage(items, stored('2', 'bot', 'Hello!'), false);
  expect(whole.items[1]).toMatchObject({ state: 'done', text: 'Hello!', problem: null });
  const stopped = mergeMessage([newItem('bot', '', 'waiting')], part, false);
  expect(stopped.items[0]).toMatchObject({ state: 'stopped' });
});

test('leaves an answer alone while it is being read', () => {
  const before = [newItem('user', 'Hi'), newItem('bot', 'Hel', 'streaming')];
  const { items, isNew } = mergeMessage(before, stored('2', 'bot', 'Hello!'), true);
  expect([shown(items), isNew]).toEqual([['undefined Hi', 'undefined Hel'], false]);
});

test('adds what is new once', () => {
  const once = mergeMessage([], stored('3', 'human', 'I am Mei.'), false);
  expect(once.isNew).toBe(true);
  const twice = mergeMessage(once.items, stored('3', 'human', 'I am Mei.'), false);
  expect([twice.isNew, shown(twice.items)]).toEqual([false, ['3 I am Mei.']]);
});
