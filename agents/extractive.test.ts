import type { Hit } from '@jawab/core';
import { expect, test } from 'vitest';
import { quoteAnswer } from './extractive.ts';

const menu = `| Dish | Small | Large |
| --- | --- | --- |
| Rendang | Rp 45,000 | Rp 70,000 |
| Sate Padang | Rp 35,000 | Rp 55,000 |`;

const hit = (text: string): Hit => ({
  chunk_id: 'd.0',
  document_id: 'd',
  title: 'Menu',
  source_url: null,
  source_type: 'snippet',
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1,
  retrievers: { terms: 1 },
});

test('says a row with the names of its columns, and cites it unchanged', () => {
  const answer = quoteAnswer([hit(menu)], 'How much is the rendang?', { reply: 'en', question: 'en' });
  expect(answer?.text).toBe('Rendang – Small: Rp 45,000 · Large: Rp 70,000');
  expect(answer?.source.quote).toBe('| Rendang | Rp 45,000 | Rp 70,000 |');
});

test('frames a quotation only if its language differs from the reply’s', () => {
  const english = hit('Delivery takes two to four working days inside the country.');
  const asked = { reply: 'id', question: 'id' };
  expect(quoteAnswer([english], 'Berapa lama delivery?', asked)?.text).toMatch(/^Dari “Menu”:\n/);
  expect(quoteAnswer([english], 'delivery', { reply: 'en', question: 'en' })?.text).toBe(english.text);
});
