import type { Row } from '@jawab/core';
import { expect, test } from 'vitest';
import { analyze } from '../analyzer/analyze.ts';
import { conceptTerm } from '../analyzer/hash.ts';
import type { Found } from './find-passages.ts';
import { createFit, preferenceOf, validityOf } from './preference.ts';
import { prepareQuestion } from './question.ts';

/** Compares passages with a question as the search does, in a base of nothing else. */
function compare(
  query: string,
  passages: { title: string; heading?: string; text: string }[],
  language = 'en',
) {
  const question = prepareQuestion({ query, language });
  const rows = passages.map(({ title, heading = '', text }): Row => {
    const { terms, concepts } = analyze(`${title}\n${heading}\n${text}`, { language, kind: 'document' });
    const has = new Set([...terms.keys(), ...[...concepts.keys()].map(conceptTerm)]);
    return {
      title,
      heading,
      text,
      language,
      positions: question.names.flatMap((name, at) => (has.has(name) ? [at + 1] : [])),
    };
  });
  const found = {
    term_df: question.names.map((_, at) => rows.filter(({ positions }) => positions.includes(at + 1)).length),
    passages: 50,
    deferred: null,
  } as unknown as Found;
  const fits = rows.map((row) => createFit(question, found)(row as never));
  return { rows, fits, factors: fits.map(preferenceOf) };
}

test('a passage that says all of the question comes before one that repeats a part of it', () => {
  const { fits, factors } = compare('refund for a damaged blanket', [
    { title: 'Care', text: 'A damaged blanket cannot be washed. Damaged wool tears.' },
    { title: 'Returns', text: 'We refund a damaged blanket within a week.' },
  ]);
  expect(fits.map(({ said }) => said)).toEqual([expect.closeTo(0.61, 1), 1]);
  expect(factors[1]).toBeGreaterThan(factors[0] as number);
});

test('a title that is the question comes before a title that has more to say', () => {
  const { fits, factors } = compare('seller fees', [
    { title: 'How buyers and sellers talk about fees of couriers and banks', text: 'Seller fees.' },
    { title: 'Seller fees', text: 'We take a commission.' },
  ]);
  expect(fits[1]).toMatchObject({ said: 1, titled: 1, alike: expect.closeTo(1, 1) });
  expect(fits[0]?.focused).toBeLessThan(fits[1]?.focused as number);
  expect(factors[1]).toBeGreaterThan(factors[0] as number);
});

test('a heading counts as a title does', () => {
  const { fits, factors } = compare('seller fees', [
    {
      title: 'Guide',
      heading: 'Sellers › How to open a shop',
      text: 'Seller fees are explained at the end.',
    },
    { title: 'Guide', heading: 'Sellers › Seller fees', text: 'We take a commission.' },
  ]);
  expect(fits[1]).toMatchObject({ said: 1, titled: 1, focused: 1, alike: 1 });
  expect(factors[1]).toBeGreaterThan(factors[0] as number);
});

test.each([
  ['how much is the massage', [0, 1]],
  ['tell me about the massage', [0, 0]],
])('a passage with the kind of thing asked for comes before one without: %s', (question, kinds) => {
  const { fits, factors } = compare(question, [
    { title: 'Massage', text: 'Our massage is done by two trained hands.' },
    { title: 'Massage', text: 'Our massage costs 40 dollars.' },
  ]);
  expect(fits.map(({ kind }) => kind)).toEqual(kinds);
  expect((factors[1] as number) > (factors[0] as number)).toBe(kinds[1] === 1);
});

test('what stands nowhere in the base tells nothing between passages', () => {
  const passages = [{ title: 'Opening hours', text: 'We open at nine.' }];
  const [plain] = compare('opening hours', passages).fits;
  const [unknown] = compare('opening hours xylophone', passages).fits;
  expect(unknown?.said).toBe(plain?.said);
});

test('a title whose year is over loses', () => {
  const now = new Date('2026-11-25');
  expect(validityOf({ title: 'Price list 2019' }, now)).toBeLessThan(0.7);
  expect(validityOf({ title: 'Price list' }, now)).toBe(1);
});

test('a passage that names the parts of a thing asked for comes before one that names what is related, and one that does neither', () => {
  const { fits } = compare('how do i cancel my reservation', [
    { title: 'Changes', text: 'We annul any booking: ask us to call off what you booked.' },
    { title: 'Absence', text: 'A no-show pays the first night.' },
    { title: 'Towels', text: 'Towels are on the shelf.' },
  ]);
  const said = fits.map((fit) => fit.said);
  expect(said[0]).toBeGreaterThan(said[1] as number);
  expect(said[1]).toBeGreaterThan(said[2] as number);
});

test('a passage with a range that contains an amount of the question comes before one that names it by chance', () => {
  const { fits, factors } = compare('how much is delivery to a place 7 km away', [
    { title: 'Delivery', text: 'We deliver on 7 days a week. Delivery is free for members.' },
    { title: 'Delivery', text: '| Distance | Delivery |\n|---|---|\n| Up to 5 km | $2 |\n| 5–10 km | $3 |' },
    { title: 'Delivery', text: 'Delivery 7 km from here is done by a friend.' },
  ]);
  expect(fits.map(({ covers }) => covers)).toEqual([0, 1, 0.5]);
  expect(factors[1]).toBeGreaterThan(factors[0] as number);
});
