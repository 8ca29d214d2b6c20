import { expect, test } from 'vitest';
import english from './languages/en/warnings.ts';
import { languages } from './languages/index.ts';
import { codes, type LanguageCode } from './registry.ts';
import { sayWarning } from './say-warning.ts';
import { scripts } from './text/scripts.ts';

test.each(codes)('every warning has its words in %s', (code) => {
  const { facts } = languages[code as LanguageCode];
  for (const [name, text] of Object.entries(english)) {
    const said = sayWarning(code, name, 12);
    expect(said.includes('12'), name).toBe(text.includes('{count}'));
    expect(said, name).not.toContain('{');
    expect(facts.scripts.some((script) => said.search(scripts[script].characters) >= 0)).toBe(true);
    if (code !== 'en') expect(said).not.toBe(sayWarning('en', name, 12));
  }
});

test('an unsupported language reads English, and an unknown code stays a code', () => {
  expect(sayWarning('de-CH', 'truncated', null)).toBe(sayWarning('en', 'truncated', null));
  expect(sayWarning('*', 'truncated', null)).toBe(sayWarning('en', 'truncated', null));
  expect(sayWarning('ja', 'new_code', 3)).toBe('new_code');
});
