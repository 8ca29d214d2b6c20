import { normalise } from '@jawab/language';
import { expect, test } from 'vitest';
import { createGround } from '../check/ground.ts';
import { createReview } from '../check/review.ts';
import { honestReplies } from './honest.ts';
import { passageOf } from './passage-of.ts';
import { translatedReplies } from './translated.ts';

test.each([...honestReplies, ...translatedReplies])(
  '$language: $question',
  ({ language, question, passages, reply, courtesy = '' }) => {
    const ground = createGround({
      language,
      passages: passages.map(passageOf),
      instructions: null,
      said: [question],
      rules: normalise('You are Mina, a support agent who answers customers of a business in a chat.'),
    });
    const review = createReview(ground);
    let shown = '';
    for (const piece of `${reply}${courtesy}`.match(/\s*\S{1,6}/g) ?? []) shown += review.push(piece).shown;
    shown += review.end(true).shown;
    expect(review.findings.withheld).toEqual(courtesy ? { unsupported: 1 } : {});
    expect(shown).toBe(reply.replace(/ ?\[\d\]/g, ''));
  },
);
