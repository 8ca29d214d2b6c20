import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { expect, test } from 'vitest';
import { businesses, type Facts, kinds, questionOf, readFacts, writeFacts } from './facts.ts';

const languages = Object.entries(dashboardLanguages) as [
  DashboardLanguage,
  (typeof dashboardLanguages)[DashboardLanguage],
][];

test.each(languages)('reads in %s what it wrote, for each kind of business', async (_, { loadBusiness }) => {
  const { default: words } = await loadBusiness();
  for (const business of kinds) {
    const values = Object.fromEntries(
      businesses[business].map((fact, at) => [fact, `${at + 1}: 09:00\n\n# ${at}`]),
    );
    const facts: Facts = { business, values, before: 'Welcome!', after: '## Pets\nDogs are welcome.' };
    expect(readFacts(writeFacts(facts, words), words)).toEqual(facts);
  }
});

test.each(languages)('asks each question of a business once in %s', async (_, { loadBusiness }) => {
  const { default: words } = await loadBusiness();
  for (const business of kinds) {
    const asked = businesses[business].map((fact) => questionOf(fact, business, words));
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test('keeps what people wrote into the text beside the facts', async () => {
  const { default: words } = await dashboardLanguages.en.loadBusiness();
  const text =
    'Welcome!\n\n## Are dogs allowed?\nYes.\n\n## When are you open?\nFrom nine.\n\n## Is there parking?\nParking: no';
  const facts = readFacts(text, words);
  expect(facts).toMatchObject({
    values: { hours: 'From nine.', parking: 'no' },
    before: 'Welcome!',
    after: '## Are dogs allowed?\nYes.',
  });
  expect(facts && writeFacts(facts, words)).toBe(
    'Welcome!\n\n## When are you open?\nOpening hours: From nine.\n\n## Is there parking?\nParking: no\n\n## Are dogs allowed?\nYes.',
  );
  expect(readFacts('## Delivery\nTwo days.', words)).toBeNull();
});
