import { describe, expect, test } from 'vitest';
import { lacksAskedCode, lacksAskedNumber } from './asked-codes.ts';

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

describe('a number of a thing', () => {
  const rooms = 'Rooms\n\n| Room | Seats |\n| --- | --- |\n| Room 12 | 8 |\n| Room 15 | 20 |';
  const kamar = 'Kamar\n\nKamar 12 menghadap kolam. Kamar 15 menghadap taman. Sewa 2 malam Rp500.000.';
  const thai = 'ห้องประชุม\n\nห้อง 12 นั่งได้ 8 คน ห้อง 15 นั่งได้ 20 คน';
  const line =
    'Bus line 7\n\nLine 7 runs every 10 minutes. Delivery takes 2 to 5 days, after 3 nights it is free.';

  test.each([
    [rooms, 'how many seats does room 57 have', true],
    [rooms, 'room 15 seats?', false],
    [rooms, 'a room for 30 people', false],
    [rooms, 'room in 2026', false],
    [kamar, 'kamar 57 harganya berapa', true],
    [kamar, 'kamar 15 brp', false],
    [kamar, 'kamar 3 malam berapa', false],
    [thai, 'ห้อง 57 นั่งได้กี่คน', true],
    [thai, 'ห้อง 15 นั่งได้กี่คน', false],
    [line, 'how often does line 9 run', true],
    [line, 'is delivery 4 days', false],
    [line, 'order 1182 now', false],
  ])('%#. %s: %s', (passage, question, lacks) => {
    expect(lacksAskedNumber(question, [passage], null)).toBe(lacks);
  });
});
