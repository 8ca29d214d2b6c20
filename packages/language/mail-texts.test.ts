import { expect, test } from 'vitest';
import { type MailKind, mailTexts, nameVisitor, sayWaitingTime } from './mail-texts.ts';
import { codes } from './registry.ts';

const kinds: MailKind[] = ['verify', 'reset', 'magic', 'invite', 'damaged'];

test.each(codes)('every mail has all its words in %s', (code) => {
  for (const kind of kinds) {
    const { language, subject, text, button, notes } = mailTexts(kind, code, {
      workspace: 'Kedai Kopi',
      title: 'Kedai Kopi',
    });
    expect(language).toBe(code);
    for (const words of [subject, text, button, ...notes]) expect(words).toMatch(/\S/);
    expect([subject, text].join(' ').includes('Kedai Kopi'), kind).toBe(
      kind === 'invite' || kind === 'damaged',
    );
  }
});

test.each(codes)('a mail about visitors who wait says who, where and how long in %s', (code) => {
  const values = { who: 'Ayu', bot: 'Kedai', count: 3 };
  const one = mailTexts('waiting', code, values);
  expect(one.subject).toMatch(/Ayu.*Kedai|Kedai.*Ayu/);
  expect(one.text).toContain('Kedai');
  for (const count of [1, 2, 3, 11]) {
    const many = mailTexts('waitingMany', code, { who: 'Ayu', bot: 'Kedai', count });
    expect(many.subject).toContain('Ayu');
    // Arabic has words for one and two.
    if (code !== 'ar' || count > 2) expect(many.subject).toContain(`${count}`);
    expect(many.button).not.toBe(many.eachButton);
  }
  expect(sayWaitingTime(7 * 60_000, code)).toMatch(/7/);
  expect(nameVisitor('c1', code)).toMatch(/^\S.* [2-9C-X]{4}$/);
});

test('an invitation names the workspace as it is, and an unsupported language reads English', () => {
  expect(mailTexts('invite', 'de', { workspace: '{x} & #1' })).toMatchObject({
    language: 'en',
    direction: 'ltr',
    subject: 'Invitation to {x} & #1',
  });
  expect(mailTexts('reset', 'ar-AE', {}).direction).toBe('rtl');
});
