import { expect, test } from 'vitest';
import { lacksAskedCode } from './asked-codes.ts';

const passages = [
  'Galaxy S24 costs 900 dollars. The KX-2000 needs two batteries.',
  'Room B12 has a balcony.',
];

test.each([
  ['how much is the galaxy s23', true],
  ['Galaxy S23 ราคาเท่าไหร่', true],
  ['KX-9999 の電池は？', true],
  ['harga kx9999 berapa', true],
  ['how much is the galaxy s24', false],
  ['does the KX 2000 need batteries', false],
  ['kx2000 बैटरी', false],
  ['does b12 have a balcony', false],
  ['s23 or s24?', false],
])('a code that no passage has: %s', (question, lacks) => {
  expect(lacksAskedCode(question, passages)).toBe(lacks);
});

test.each([
  'buka jam10 ga',
  'ongkir rp50000 brp',
  'is it open at 10pm',
  'we are 30 people',
  'room 57',
  'from may 12 on',
  '5kg ke bandung',
  'covid19 test',
])('no code: %s', (question) => {
  expect(lacksAskedCode(question, passages)).toBe(false);
});
