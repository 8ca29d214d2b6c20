import type { Hit } from '@jawab/core';
import { expect, test } from 'vitest';
import { passage } from '../test/support/turns.ts';
import { readTwins, type TwinQuestion } from './twins.ts';

const section = (number: number, title: string, text: string, more: Partial<Hit> = {}) =>
  passage(number, text, { title, language: 'en', score: 10 - number, ...more });
const riyadh = section(1, 'Riyadh branch', 'We open at 8:00. Delivery costs 15 riyals.');
const dubai = section(2, 'Dubai branch', 'We open at 7:00. Delivery costs 20 dirhams.');
const gifts = section(3, 'Gift cards', 'Gift cards cost 10 dollars.');
const hits = [riyadh, dubai, gifts];

const read = (some: Hit[], message: string, more: Partial<TwinQuestion> = {}) => {
  const {
    hits: left,
    meant,
    untold,
  } = readTwins(
    some,
    Object.assign({ message, query: message, language: 'en', before: [], isFound: true }, more),
  );
  const titles = (of: Hit[]) => of.map(({ title }) => title);
  return { left: titles(left), meant: titles(meant), untold: titles(untold) };
};
const both = ['Riyadh branch', 'Dubai branch'];
const all = [...both, 'Gift cards'];

test('a question that names none of two twins does not tell them apart', () => {
  expect(read(hits, 'When do you open?')).toEqual({ left: all, meant: [], untold: both });
});

test('the twin that is named is meant, in the message before the question it leans on', () => {
  const one = { left: ['Dubai branch', 'Gift cards'], meant: ['Dubai branch'], untold: [] };
  expect(read(hits, 'When does the Dubai branch open?')).toEqual(one);
  const query = 'When does the Riyadh branch open?\nand Dubai?';
  expect(read(hits, 'and Dubai?', { query })).toEqual(one);
  expect(read(hits, 'Is Dubai or Riyadh open longer?').left).toEqual(all);
});

test('who was answered from one of them asks about it', () => {
  expect(read(hits, 'When do you open?', { before: [dubai.document_id] }).meant).toEqual(['Dubai branch']);
});

test('one that has more of what was asked answers', () => {
  const pool = { ...dubai, text: `${dubai.text} The pool is free.` };
  expect(read([pool, riyadh], 'When does the pool open?').untold).toEqual([]);
});

test('twins that say the same, are far behind, over, or meant only if named are not asked about', () => {
  const untold = (other: Hit) => read([riyadh, other], 'When do you open?').untold;
  expect(untold(dubai)).toEqual(both);
  expect(untold({ ...dubai, text: riyadh.text })).toEqual([]);
  expect(
    read(
      ['a', 'b'].map((title, at) => section(at, title, riyadh.text)),
      'When do you open?',
    ).untold,
  ).toEqual([]);
  expect(untold({ ...dubai, score: 1 })).toEqual([]);
  expect(untold({ ...dubai, title: 'Old branch (closed 2019)' })).toEqual([]);
  expect(untold({ ...dubai, title: 'Ramadan branch' })).toEqual([]);
  expect(untold({ ...dubai, language: 'ar' })).toEqual([]);
});

test('below the threshold, twins are asked about only if each has all of what was asked', () => {
  expect(read(hits, 'How much is delivery?', { isFound: false }).untold).toEqual(both);
  expect(read(hits, 'How much is a bicycle?', { isFound: false }).untold).toEqual([]);
});

test('a word of another language may tell them apart', () => {
  expect(read(hits, 'harga delivery', { language: 'id' }).untold).toEqual(both);
  expect(read(hits, 'harga delivery ke jeddah', { language: 'id' }).untold).toEqual([]);
});

test('sections of a document are told apart by as many headings as it takes', () => {
  const inDocument = (number: number, heading: string, text: string) =>
    section(number, 'Handbook', text, { document_id: 'd', heading: `Handbook › ${heading}` });
  const orchard = inDocument(1, 'Orchard › Opening hours', 'Monday to Friday 6:00 to 22:00.');
  const bugis = inDocument(2, 'Bugis › Opening hours', 'Monday to Friday 7:00 to 23:00.');
  expect(read([orchard, bugis], 'When are you open?').untold).toEqual(['Handbook', 'Handbook']);
  expect(read([orchard, bugis], 'When is Bugis open?').meant).toEqual(['Handbook']);
});

test('short names that share nothing belong together if their sentences do', () => {
  const plan = (number: number, title: string, text: string) => section(number, title, text);
  const basic = plan(1, 'Basic', 'The plan costs 20 dollars a month and includes one guest.');
  const premium = plan(2, 'Premium', 'The plan costs 45 dollars a month and includes three guests.');
  expect(read([basic, premium], 'How much is the plan?').untold).toEqual(['Basic', 'Premium']);
  const rules = plan(2, 'Refunds', 'A refund of the plan takes 20 days by bank transfer.');
  expect(read([basic, rules], 'How much is the plan?').untold).toEqual([]);
});

test('names of files that begin alike make no twins, unless the files say the same', () => {
  const members = section(1, 'shop-members.docx', 'On your birthday you get a coupon of 10 dollars.');
  const prices = section(2, 'shop-prices.csv', 'The wallet costs 39 dollars, the scarf 34.');
  const question = 'How much is the birthday coupon?';
  expect(read([members, prices], question)).toEqual({
    left: ['shop-members.docx', 'shop-prices.csv'],
    meant: [],
    untold: [],
  });
  const branches = ['riyadh', 'dubai'].map((name, at) =>
    section(at + 1, `branch-${name}.pdf`, `${(at ? dubai : riyadh).text} Parking behind the house is free.`),
  );
  expect(read(branches, 'When do you open?').untold).toEqual(['branch-riyadh.pdf', 'branch-dubai.pdf']);
});
