import { expect, test } from 'vitest';
import type { WaitingVisitor } from './tell-waiting.ts';
import { writeMail } from './write-mail.ts';

const visitor = (change: Partial<WaitingVisitor> = {}): WaitingVisitor => ({
  name: null,
  id: 'c1',
  words: 'Do you have a room on Friday?',
  bot: 'Kedai',
  waitedMs: 6 * 60_000,
  link: 'https://desk.example/w/inbox?session=s1',
  ...change,
});
const write = (language: string, [first, ...others]: WaitingVisitor[], total = 1 + others.length) =>
  writeMail({
    kind: 'waiting',
    language,
    link: 'https://desk.example/w/inbox',
    waiting: { visitors: [first as WaitingVisitor, ...others], total },
  });

test('the subject says who waits and at which bot', () => {
  expect(write('en', [visitor({ name: 'Ayu' })]).subject).toBe('Ayu is waiting for a reply · Kedai');
  expect(write('en', [visitor()]).subject).toMatch(
    /^Visitor [2-9C-X]{4} “Do you have a room on Friday\?” is waiting for a reply · Kedai$/,
  );
  expect(write('en', [visitor({ words: '' })]).subject).toMatch(/^Visitor [2-9C-X]{4} is waiting/);
});

test('long words are cut between letters as people see them, and lines become one', () => {
  const words = `ก็${'น้ำ'.repeat(60)}\nend`;
  const { subject, text } = write('th', [visitor({ words })]);
  const [, quoted = ''] = /“(.*)…”/.exec(subject) ?? [];
  expect([...new Intl.Segmenter('th').segment(quoted)]).toHaveLength(39);
  expect(words.startsWith(quoted)).toBe(true);
  expect(text).toContain('น้ำ end\n');
});

test('one visitor is a mail with their words, their waiting time and one link', () => {
  const { text, html } = write('en', [visitor({ name: 'Ayu <b>', words: 'Is <i>it</i> open?' })]);
  expect(text.split('\n\n')).toEqual([
    'A visitor asked for a person, and nobody has replied yet. Bot: Kedai.',
    'Ayu <b> · Waiting 6 min:\nIs <i>it</i> open?',
    'https://desk.example/w/inbox?session=s1',
  ]);
  expect(html).toContain('<b><bdi>Ayu &lt;b&gt;</bdi></b>');
  expect(html).toContain('<bdi>Is &lt;i&gt;it&lt;/i&gt; open?</bdi>');
  expect(html.match(/<a href/g)).toHaveLength(1);
});

test('many visitors are a mail with the words, the bot and the link of each, and one to the inbox', () => {
  const second = visitor({ id: 'c2', bot: 'Toko', waitedMs: 3 * 3_600_000, link: 'https://desk.example/2' });
  const { subject, text, html } = write('en', [visitor({ name: 'Ayu' }), second], 12);
  expect(subject).toBe('Ayu and 11 more are waiting for a reply');
  expect(text).toContain(
    'Ayu · Waiting 6 min · Kedai:\nDo you have a room on Friday?\nhttps://desk.example/w/inbox?',
  );
  expect(text).toMatch(/Visitor [2-9C-X]{4} · Waiting 3 hr · Toko:\n.*\nhttps:\/\/desk\.example\/2\n/);
  expect(text.endsWith('https://desk.example/w/inbox')).toBe(true);
  expect(html.match(/<a href/g)).toHaveLength(3);
  expect(html).toContain('<a href="https://desk.example/2">Open the conversation</a>');
});
