import { findLists } from '../chunker/lists.ts';
import type { Span } from '../chunker/sentences.ts';
import { sizeInLetters } from '../chunker/size-in-letters.ts';
import { endsSentence } from '../chunker/title-lines.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, saysTerm, type Term } from './weigh-question.ts';
import { leadWeights } from './weights.ts';

const { clear, maxNote, rival } = leadWeights;

/**
 * Finds the one of several notes that says most of what they say of the question, while no other one says nearly as much. A title is
 * none, nor is one without the kind of thing asked for if another has it, unless the one alone says anything of the question.
 */
export function findNote(inside: Sentence[], parts: Sentence[][], terms: Term[]): Span | null {
  if (parts.length === 0) return null;
  const words = terms.filter(({ part, isSound, implied }) => part !== 'grams' && !isSound && !implied);
  const saidBy = (part: Sentence[]) =>
    words.filter((term) => part.some((one) => saysTerm(one, term) && !hasTerm(one.above, term)));
  const weigh = (some: Term[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const scores = parts.map((part) => weigh(saidBy(part)));
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  const part = parts[at];
  const together = weigh(saidBy(inside));
  if (!part || best === 0 || best < together * clear) return null;
  if (scores.some((score, place) => place !== at && score >= best * rival)) return null;
  const holds = part.some((one) => one.holds);
  if (!holds && best < together && inside.some((one) => one.holds)) return null;
  const isAnswer = holds || isEnded(part) || ((at > 0 || !parts.some(isEnded)) && saysMore(part, terms));
  return isAnswer ? spanOf(part) : null;
}

/**
 * Splits what is quoted into notes, each a matter of its own, as check-in, breakfast and parking: its paragraphs if all are short, or the
 * lines of one paragraph if all are sentences too. A text with a list has none, nor has one that is over: what says so is beside it.
 */
export function splitNotes(inside: Sentence[]): Sentence[][] {
  const paragraphs = splitAt(inside, /\n\s*\n/);
  const notes = paragraphs.length > 1 ? paragraphs : splitAt(inside, /\n/);
  const areNotes = paragraphs.length > 1 || notes.every(isEnded);
  if (notes.length < 2 || !areNotes || !notes.every(isShort)) return [];
  const { start, end } = spanOf(inside);
  const { text, isOff } = (inside[0] as Sentence).hit;
  return isOff || findLists(text).some((list) => list.start < end && start < list.end) ? [] : notes;
}

const isShort = (part: Sentence[]) => {
  const { start, end } = spanOf(part);
  return sizeInLetters((part[0] as Sentence).hit.text.slice(start, end)) <= maxNote;
};

const spanOf = (part: Sentence[]): Span => ({
  start: (part[0] as Sentence).start,
  end: (part.at(-1) as Sentence).end,
});

function isEnded(part: Sentence[]): boolean {
  const { start, end, hit } = part.at(-1) as Sentence;
  return endsSentence.test(hit.text.slice(start, end));
}

/** Splits sentences where the text between two of them has a break. */
function splitAt(inside: Sentence[], breaks: RegExp): Sentence[][] {
  const parts: Sentence[][] = [];
  for (const [at, one] of inside.entries()) {
    const before = inside[at - 1];
    const isNew = !before || breaks.test(one.hit.text.slice(before.end, one.start));
    if (isNew) parts.push([one]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

/** Tells whether sentences without a full stop say anything but what was asked, as a title may not. */
const saysMore = (part: Sentence[], terms: Term[]): boolean =>
  part.some(({ found }) => found.terms.keys().some((key) => !terms.some((term) => term.key === key)));
