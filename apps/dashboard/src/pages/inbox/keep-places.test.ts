import { expect, test } from 'vitest';
import { keepPlaces, type Place, type SortedBy } from './keep-places.ts';

/** A row whose last message came at a minute. */
const row = (name: string, minute: number, change: { asked?: string; waits?: boolean } = {}) => ({
  session_id: name,
  last_message_at: `2026-11-28T10:${minute}:00Z`,
  last_customer_message: change.asked ?? 'Is it open?',
  waiting_since: change.waits ? '2026-11-28T10:00:00Z' : null,
});
type Row = ReturnType<typeof row>;
/** Reads a list one time after the other, and returns the rows in the end. */
const show = (reads: Row[][], open?: string, sortedBy: SortedBy = 'last_message_at') =>
  reads
    .reduce((places: Place<Row>[], read) => keepPlaces(places, read, { sortedBy, open }), [])
    .map((place) => place.row);
const order = (before: Row[], read: Row[], open?: string, sortedBy?: SortedBy) =>
  show([before, read], open, sortedBy)
    .map(({ session_id }) => session_id)
    .join('');

const shown = [row('A', 30), row('B', 29), row('C', 28), row('D', 27)];

test('a reply of the team moves nothing, and the row says what is new', () => {
  const read = [row('C', 40), row('A', 30), row('B', 29), row('D', 27)];
  expect(order(shown, read, 'C')).toBe('ABCD');
  expect(show([shown, read], 'C')[2]?.last_message_at).toBe('2026-11-28T10:40:00Z');
});

test.each([
  ['a question to the bot', row('C', 40, { asked: 'And on Sunday?' })],
  ['a message that waits for a person', row('C', 40, { waits: true })],
])('%s comes to the top', (_, written) => {
  expect(order(shown, [written, row('A', 30), row('B', 29), row('D', 27)], 'B')).toBe('CABD');
});

test('a new conversation comes to the top, also above one that was answered since', () => {
  const read = [row('C', 41), row('N', 40), row('A', 30), row('B', 29), row('D', 27)];
  expect(order(shown, read, 'C')).toBe('NABCD');
  expect(order([row('B', 29)], [row('B', 41), row('N', 40)], 'B')).toBe('NB');
});

test('a customer who writes after a reply of the team to another one comes to the top', () => {
  const answered = [row('D', 40), row('A', 30), row('B', 29), row('C', 28)];
  const read = [row('B', 41, { waits: true }), ...answered.filter(({ session_id }) => session_id !== 'B')];
  const rows = show([shown, answered, read], 'D');
  expect(rows.map(({ session_id }) => session_id).join('')).toBe('BACD');
});

test('a row of the next page comes to the end', () => {
  expect(order(shown, [row('A', 30), row('C', 28), row('D', 27), row('E', 26)])).toBe('ACDE');
});

test('the open row keeps its place when it has left the list, and leaves when another one is opened', () => {
  const read = [row('A', 30), row('C', 28), row('D', 27)];
  expect(order(shown, read, 'B')).toBe('ABCD');
  expect(order(shown, read, 'C')).toBe('ACD');
});

test('the open row stays where it is when its customer writes', () => {
  const read = [row('C', 40, { asked: 'And on Sunday?' }), row('A', 30), row('B', 29), row('D', 27)];
  expect(order(shown, read, 'C')).toBe('ABCD');
});

test('among those that wait, another message moves nothing, and who begins to wait comes last', () => {
  const waits = (name: string, minute: number, since = minute) =>
    Object.assign(row(name, minute), { waiting_since: `2026-11-28T10:${since}:00Z` });
  const list = [waits('A', 10), waits('B', 11), waits('C', 12)];
  const read = [waits('A', 20, 10), waits('C', 12), waits('N', 21)];
  expect(order(list, read, 'B', 'waiting_since')).toBe('ABCN');
  const again = [waits('A', 10), waits('C', 12), waits('B', 22)];
  expect(order(list, again, undefined, 'waiting_since')).toBe('ACB');
});
