import type { CheckedSentence, CheckReply, Hit, Source } from '@jawab/core';
import { splitSentences } from '@jawab/retrieval';
import { createGround } from './check/ground.ts';
import { createReview } from './check/review.ts';
import { createGrounding } from './grounding.ts';
import { pickQuote, piecesOf, shareFound } from './quote.ts';
import { sourceOf } from './section.ts';

/** Reasons that concern the question: the sentence is about something else, or only says the question again. */
const besideTheQuestion = new Set(['topic', 'echo', 'refusal']);

/** Checks a reply as those of a chat model are, one sentence after the other. Pure. */
export const checkReply: CheckReply = ({ bot, reply, question, hits }) => {
  const passages = createGrounding(hits);
  const review = createReview(
    createGround({
      language: reply.writtenForm,
      passages,
      instructions: bot.instructions,
      said: [question?.message ?? ''],
      rules: '',
    }),
  );
  const sentences = splitSentences(reply.message).map((sentence) => check(sentence, passages, review));
  return { sentences, answers: question === null ? null : answersIt(sentences) };
};

type Review = ReturnType<typeof createReview>;

/** Checks one sentence against all passages, as if it cited each of them. */
function check(text: string, passages: readonly Hit[], review: Review): CheckedSentence {
  const numbers = passages.map((_, at) => `[${at + 1}]`).join('');
  const { reason, by, stop } = review.judge(`${text} ${numbers}`);
  const verdict = reason || stop ? 'not_said' : by.length > 0 ? 'said' : 'unclear';
  return {
    text,
    verdict,
    reason: reason ?? (stop ? 'language' : null),
    source: verdict === 'unclear' ? null : nearest(text, passages),
  };
}

/** Returns the words of the passages that share most with a sentence. */
function nearest(sentence: string, passages: readonly Hit[]): Source | null {
  const pieces = piecesOf(sentence);
  const shares = passages.map(({ text }) => shareFound(pieces, text));
  const best = Math.max(0, ...shares);
  const hit = best > 0 ? passages[shares.indexOf(best)] : undefined;
  return hit ? sourceOf(hit, pickQuote(hit.text, pieces)) : null;
}

function answersIt(sentences: readonly CheckedSentence[]): boolean | null {
  if (sentences.some(({ verdict }) => verdict === 'said')) return true;
  if (sentences.some(({ reason }) => reason !== null && besideTheQuestion.has(reason))) return false;
  return sentences.some(({ verdict }) => verdict === 'not_said') ? false : null;
}
