import type { Receipt, StoredEvent } from '@jawab/core';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const start = Date.parse('2026-11-27T10:00:00Z');
let count = 0;

/** A message at seconds of the provider's clock, which came this long ago. */
function message(text: string, atS: number, ageMs: number, more: Partial<Receipt> = {}): Receipt {
  const id = String(++count);
  const event: StoredEvent = {
    kind: 'message',
    account: null,
    id,
    from: '1',
    addresses: ['1'],
    name: null,
    message: `m${id}`,
    text,
    pressed: null,
    files: [],
    reply: null,
  };
  return {
    event_id: id,
    at: new Date(start + atS * 1000).toISOString(),
    age_ms: ageMs,
    event,
    question_id: null,
    ...more,
  };
}
const about = (kind: 'edited' | 'unsent', of: Receipt, text = ''): Receipt => {
  const named = of.event.kind === 'message' ? of.event.message : '';
  const event = { kind, account: null, id: `${++count}`, from: '1', message: named, text } as StoredEvent;
  return { event_id: String(count), at: of.at, age_ms: of.age_ms, event, question_id: null };
};

test('waits for the end of a burst, and takes it whole', () => {
  const open = [message('hi', 0, 900), message('when?', 0.5, 400)];
  expect(nextStep(open)).toEqual({ kind: 'wait', ms: 1_100 });
  const over = [message('hi', 0, 2_600), message('when?', 1, 1_600)];
  expect(nextStep(over)).toMatchObject({ kind: 'burst', text: 'hi\nwhen?', questionId: null });
});

test('a message more than 1.5 s later is another question, though both came at once', () => {
  const step = nextStep([message('first', 0, 2_000), message('second', 2, 1_990)]);
  expect(step).toMatchObject({ kind: 'burst', text: 'first' });
});

test('whole seconds of a provider do not part what came together', () => {
  // 12:00:00.9 and 12:00:02.1 are written as 0 and 2.
  expect(nextStep([message('a', 0, 3_000), message('b', 2, 1_800)])).toMatchObject({ text: 'a\nb' });
});

test('somebody who goes on writing is answered after six seconds', () => {
  const many = [0, 1, 2, 3, 4, 5, 6].map((at) => message(String(at), at, 6_100 - at * 1_000));
  expect(nextStep(many)).toMatchObject({ kind: 'burst', text: '0\n1\n2\n3\n4\n5\n6' });
});

test('what was edited or unsent before the answer is not answered', () => {
  const [a, b] = [message('how mcuh', 0, 3_000), message('oops', 1, 2_000)];
  expect(nextStep([a, b, about('edited', a, 'how much'), about('unsent', b)])).toMatchObject({
    text: 'how much',
    edited: true,
    messages: [{ text: 'how much' }],
    eventIds: { length: 4 },
  });
});

test('a lost question is taken over as it was, without waiting', () => {
  const id = '8a1c0a56-2f0b-4c39-9c6b-1de5f2f37c11';
  const lost = message('lost', 0, 100, { question_id: id });
  expect(nextStep([lost, message('new', 0.5, 50)])).toMatchObject({ text: 'lost', questionId: id });
});

test('everything else comes one at a time, in order', () => {
  const state = { kind: 'blocked', account: null, id: '9', from: '1' } as StoredEvent;
  const receipt: Receipt = {
    event_id: '9',
    at: new Date(start).toISOString(),
    age_ms: 0,
    event: state,
    question_id: null,
  };
  expect(nextStep([receipt, message('hi', 1, 0)])).toEqual({ kind: 'event', receipt });
  expect(nextStep([])).toBeNull();
});
