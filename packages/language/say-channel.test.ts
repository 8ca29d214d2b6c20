import { expect, test } from 'vitest';
import english from './languages/en/channels.ts';
import { languages } from './languages/index.ts';
import { codes, type LanguageCode } from './registry.ts';
import { sayChannel } from './say-channel.ts';
import { scripts } from './text/scripts.ts';

const place = '@BotFather';
const what = 'Bot token';
const until = new Date('2027-01-26T00:00:00Z');

test.each(codes)('every sentence about channels has its words in %s', (code) => {
  const { facts } = languages[code as LanguageCode];
  for (const [key, text] of Object.entries(english)) {
    const said = sayChannel(code, key, { place, what, until });
    expect(said.includes(place), key).toBe(text.includes('{place}'));
    expect(said.includes(what), key).toBe(text.includes('{what}'));
    expect(said, key).not.toContain('{');
    expect(facts.scripts.some((script) => said.search(scripts[script].characters) >= 0)).toBe(true);
    if (code !== 'en') expect(said).not.toBe(sayChannel('en', key, { place, what, until }));
  }
});

test('a day is written as the language writes it', () => {
  expect(sayChannel('en-IN', 'keyEnds', { until })).toContain('January 26, 2027');
  expect(sayChannel('ja', 'keyEnds', { until })).toContain('2027年1月26日');
});

test('an unsupported language reads English, and an unknown key stays a key', () => {
  expect(sayChannel('de-CH', 'tryIt')).toBe(english.tryIt);
  expect(sayChannel('ja', 'new_key')).toBe('new_key');
});
