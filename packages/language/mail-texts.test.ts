import { expect, test } from 'vitest';
import { type MailKind, mailTexts } from './mail-texts.ts';
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

test('an invitation names the workspace as it is, and an unsupported language reads English', () => {
  expect(mailTexts('invite', 'de', { workspace: '{x} & #1' })).toMatchObject({
    language: 'en',
    direction: 'ltr',
    subject: 'Invitation to {x} & #1',
  });
  expect(mailTexts('reset', 'ar-AE', {}).direction).toBe('rtl');
});
