import { readFileSync } from 'node:fs';
import { scoreIntent } from '@jawab/language';
import { expect, test } from 'vitest';

interface Labelled {
  label: 'hot' | 'warm' | 'cold';
  messages: string[];
}

const read = (part: string): Labelled[] =>
  JSON.parse(readFileSync(new URL(`leads/${part}.json`, import.meta.url), 'utf8'));

/** Each visitor left an e-mail address, as every lead does. */
const findWrong = (conversations: Labelled[]) =>
  conversations
    .map(({ label, messages }) => ({
      label,
      got: scoreIntent({ messages, sessions: 1, contact: { email: true, phone: false } }).label,
      messages,
    }))
    .filter(({ label, got }) => label !== got);

test('labels written conversations as a person would: complaints, small parties, rent, numbers in words', () => {
  expect(findWrong(read('development'))).toEqual([]);
});

test('labels at least 17 of 20 conversations right that the words were not made from', () => {
  const heldOut = read('held-out');
  const wrong = findWrong(heldOut);
  expect(heldOut).toHaveLength(20);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(3);
});
