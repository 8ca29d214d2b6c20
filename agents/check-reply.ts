import type { CheckedSentence, CheckReply, EmbedQuestion, Hit, Search, Source } from '@jawab/core';
import { splitSentences } from '@jawab/retrieval';
import { createGround } from './check/ground.ts';
import { createReview } from './check/review.ts';
import { createGrounding } from './grounding.ts';
import { pickQuote, piecesOf, shareFound } from './quote.ts';
import { sourceOf } from './section.ts';

interface Parts {
  search: Search;
  /** Null: search by terms alone. */
  embedQuestion: EmbedQuestion | null;
}

const maxFound = 8;
/** Reasons that concern the question: the sentence is about something else, or only says the question again. */
const besideTheQuestion = new Set(['topic', 'echo', 'refusal']);

/** Makes the {@link CheckReply}: a reply goes through the review of a chat model's replies, one sentence after the other. */
export function createReplyCheck({ search, embedQuestion }: Parts): CheckReply {
  return async ({ workspaceId, bot, reply, question, sql, signal }) => {
    const asked = question ?? reply;
    const vector = await embedQuestion?.(workspaceId, asked.message, signal).catch(() => {
      signal.throwIfAborted();
      return null;
    });
    const { hits } = await search(sql, {
      workspaceId,
      botIds: [bot.id],
      query: asked.message,
      vector: vector ?? null,
      language: asked.messageLanguage,
      also: [bot.language],
      limit: maxFound,
    });
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
}

type Review = ReturnType<typeof createReview>;

/** Checks one sentence against all passages, as if it cited each of them. */
function check(text: string, passages: readonly Hit[], review: Review): CheckedSentence {
  const { findings } = review;
  const before = Object.assign({}, findings.withheld);
  findings.cited = [];
  const numbers = passages.map((_, at) => `[${at + 1}]`).join('');
  const pushed = review.push(`${text} ${numbers}\n`);
  const stop = pushed.stop ?? review.end(true).stop;
  const reasons = Object.entries(findings.withheld) as [string, number][];
  const [reason = null] =
    reasons.find(([name, count]) => count > (before[name as keyof typeof before] ?? 0)) ?? [];
  const isSaid = !reason && !stop && findings.cited.length > 0;
  const verdict = reason || stop ? 'not_said' : isSaid ? 'said' : 'unclear';
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
