import { expect, test } from 'vitest';
import { pickQuote, piecesOf, shareFound } from './quote.ts';

test.each([
  [
    'The shop opens at ten.',
    'We sell tea. Our shop opens at ten on weekdays. It is closed on Sunday. Parking is free.',
    'Our shop opens at ten on weekdays.',
  ],
  [
    '返品は30日以内です。',
    '当店は東京にあります。商品の返品は30日以内にお願いします。送料は無料です。',
    '商品の返品は30日以内にお願いします。',
  ],
  ['कीमत 500 रुपये है।', 'दुकान दिल्ली में है। चाय की कीमत 500 रुपये है। पार्किंग मुफ़्त है।', 'चाय की कीमत 500 रुपये है।'],
])('quotes %s from its place in the passage', (said, passage, quote) => {
  const found = pickQuote(passage, piecesOf(said));
  expect(found).toContain(quote);
  expect(passage).toContain(found);
});

test('quotes two adjacent sentences when both contain the answer', () => {
  const passage = 'Tea is cheap. Refunds take 30 days. Send the receipt by email. We like cats.';
  expect(pickQuote(passage, piecesOf('Refunds take 30 days; send your receipt by email.'))).toBe(
    'Refunds take 30 days. Send the receipt by email.',
  );
});

test('quotes the first sentence without a match, and the whole passage without sentences', () => {
  expect(pickQuote('One two three. Four five six.', piecesOf('zzzz'))).toBe('One two three.');
  expect(pickQuote('   ', piecesOf('zzzz'))).toBe('   ');
  expect(shareFound(new Set(), 'anything')).toBe(0);
});
