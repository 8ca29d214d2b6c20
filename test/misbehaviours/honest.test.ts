import { createGround, createReview } from '@jawab/agents';
import { normalise } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { type HonestReply, honestReplies } from './honest.ts';
import { passageOf } from './passage-of.ts';
import { translatedReplies } from './translated.ts';

/** The openings of right replies that are withheld, or a sentence of them is. */
const gaps = [
  'เช็คเอาท์ก่อน 12.00',
  'يُقدَّم الفطور من',
  'ご予約は次の手順',
  'Dana masuk ke Saldo Lapak',
  'Yes, in central Hanoi',
  '特快配送每天',
  'You can leave your bags',
  'Please come 30 minutes',
  '₹19 वाला',
  '土曜日の診療は8:30から',
  'يمكن الدفع ببطاقة',
  'Không được mang thú cưng',
];
const isGap = ({ reply }: HonestReply) => gaps.some((opening) => reply.startsWith(opening));

function expectWhole({ language, passages, reply, courtesy = '' }: HonestReply, said: string[]) {
  const ground = createGround({
    language,
    passages: passages.map(passageOf),
    instructions: null,
    said,
    rules: normalise('You are Mina, a support agent who answers customers of a business in a chat.'),
  });
  const review = createReview(ground);
  let shown = '';
  for (const piece of `${reply}${courtesy}`.match(/\s*\S{1,6}/g) ?? []) shown += review.push(piece).shown;
  shown += review.end(true).shown;
  expect(review.findings.withheld).toEqual(courtesy ? { unsupported: 1 } : {});
  expect(shown).toBe(reply.replace(/ ?\[\d\]/g, ''));
}

describe('asked', () => {
  const say = (one: HonestReply) => expectWhole(one, [one.question]);
  test.each(honestReplies.filter((one) => !isGap(one)))('$language: $question', say);
  test.fails.each(honestReplies.filter(isGap))('$language: $question', say);
});

describe('translated, whatever is asked', () => {
  const say = (one: HonestReply) => expectWhole(one, []);
  test.each(translatedReplies.filter((one) => !isGap(one)))('$language: $question', say);
  test.fails.each(translatedReplies.filter(isGap))('$language: $question', say);
});
