import { expect, test } from 'vitest';
import { analyze } from '../analyzer/analyze.ts';
import { readSpares } from './spare-terms.ts';

const sparesOf = (question: string, language: string) =>
  readSpares(analyze(question, { language, kind: 'query' }).units, [language], new Set()).map(
    ({ name }) => name,
  );

test('a city is looked for by its country, and is no mistyped word', () => {
  expect(sparesOf('sampai bandung', 'id')).toEqual(['indonesia']);
});

test('a mistyped word is looked for by the name it is near', () => {
  expect(sparesOf('warantty', 'en')).toContain('@warranty');
});

test('a country is known by what it is called at home', () => {
  expect(sparesOf('nihon made', 'ja')).toEqual(expect.arrayContaining(['japan', '日本']));
});
