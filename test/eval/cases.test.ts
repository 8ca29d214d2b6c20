import { readdirSync, readFileSync } from 'node:fs';
import { codes, languages } from '@jawab/language';
import { expect, test } from 'vitest';
import { caseLanguages } from './read-cases.ts';

/** Cases that every language is measured with. A romanised form has no conversations of buyers of its own. */
const names = [
  'complaint.cases',
  'contact.cases',
  'follow-up.cases',
  'handoff.development',
  'handoff.held-out',
  'intent.cases',
  'intent.held-out',
  'kinds.cases',
  'quotes.second',
  'requested-language.cases',
  'small-talk.cases',
];
/** Sets that not every language has: those of the first sixteen, and of scripts that people replace by Latin letters. */
const some = ['handoff.cases', 'quotes.held-out', 'romanised.cases'];

test('has cases for every language', () => {
  expect(caseLanguages).toEqual([...codes]);
  for (const code of codes) {
    const files = readdirSync(new URL(`languages/${code}/`, import.meta.url)).map((file) =>
      file.slice(0, -5),
    );
    const wanted = names.filter((name) => !languages[code].facts.romanises || !name.startsWith('intent'));
    expect(files.filter((file) => !some.includes(file)).sort(), code).toEqual(wanted);
  }
});

test('no case file is a copy of the one of another language', () => {
  const owners = new Map<string, string>();
  for (const code of codes)
    for (const file of readdirSync(new URL(`languages/${code}/`, import.meta.url))) {
      const text = readFileSync(new URL(`languages/${code}/${file}`, import.meta.url), 'utf8');
      expect(owners.get(text), `${code}/${file} contains the cases of another language`).toBeUndefined();
      owners.set(text, code);
    }
});
