import { fullStops } from '@jawab/language';
import { isQuestionOrAnswer } from './faq-lines.ts';
import type { List } from './lists.ts';
import type { Span } from './sentences.ts';
import { sizeInLetters } from './size-in-letters.ts';
import { lineShapes } from './weights.ts';

/** A line of a text, without its line break. */
export interface Line extends Span {
  line: string;
}

const { maxTitle, minProse } = lineShapes;
const letter = /\p{L}/u;
/** A bold line, with or without a colon. */
const bold = /^(\*\*|__)([^*_]+?)[:：]?\1[:：]?$/u;
/** The number of a section: "1.", "3)", "2.1", "一、", "①". An amount is none: "12 seats", "1.5 kg". */
const numbered =
  /^(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+\.?(?=\s+\p{Lu})|[（(]?(?:\p{Nd}{1,2}|[一二三四五六七八九十]{1,3})[.．、)）](?!\p{Nd})|[①-⒛])\s*/u;
/** How no title begins or ends: the marks of lists, tables and quotations, addresses, and the signs that end or go on with a sentence. */
const noTitle = new RegExp(
  `^[-*+–•‣◦▪●○■□◆◇・>|#\`~]|:\\/\\/|@|[.,;:!…。、，；：！．።؛،៖၊${fullStops}]["'”’»）)\\]】」』》]*$`,
  'u',
);
/** Matches the end of a sentence. */
export const endsSentence = new RegExp(`[.!?…。！？؟${fullStops}]["'”’»）)\\]】」』》]*$`, 'u');
/** Matches the beginning of an item or a row. */
export const isItem = /^\s*(?:[-*+–•|]|\p{Nd}{1,2}[.)）、])/u;

const picture = /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=\p{L})/u;

/** Returns a line without the marks of bold, the number of a section and a picture before it. */
export const titleOf = (line: string): string => withoutBold(line).replace(numbered, '').replace(picture, '');

const withoutBold = (line: string) => line.trim().replace(bold, '$2');

/**
 * Finds the lines that are titles without a mark, as in a text copied from a page or a document: a short line above prose, alone or at
 * the beginning of a paragraph. It may be bold. It may have a number, unless it is an item of one of the `lists`. Returns the titles by
 * the place where their lines start. Pure.
 */
export function findTitleLines(lines: readonly Line[], lists: readonly List[]): Map<number, string> {
  const isBlank = (at: number) => !lines[at]?.line.trim();
  const found = new Map<number, string>();
  let next = 0;
  // Both rise, so a list that ends before one line is above all others.
  const isInList = (place: number) => {
    while ((lists[next]?.end ?? place + 1) <= place) next++;
    return (lists[next]?.start ?? place + 1) <= place;
  };
  for (const [at, { start, line }] of lines.entries()) {
    if (!isBlank(at - 1)) continue;
    const title = titleOf(line);
    if (!mayBeTitle(title)) continue;
    if (numbered.test(withoutBold(line)) && isInList(start)) continue;
    const from = isBlank(at + 1) ? at + 2 : at + 1;
    let end = from;
    while (!isBlank(end) && end - from < maxLines) end++;
    const below = lines.slice(from, end).map((one) => one.line);
    if (isProse(below) && !/^\s*(?:\p{Ll}|#)/u.test(below[0] as string)) found.set(start, title);
  }
  return found;
}

/** The number of lines that show whether a paragraph is prose. */
const maxLines = 8;

/** Tells whether a line looks like a title, whatever stands around it. */
export const mayBeTitle = (line: string): boolean =>
  line.length > 0 &&
  sizeInLetters(line) <= maxTitle &&
  letter.test(line) &&
  !noTitle.test(line) &&
  !isQuestionOrAnswer(line);

const isProse = (lines: string[]): boolean =>
  lines.some((line) => endsSentence.test(line.trim()) || isItem.test(line)) ||
  sizeInLetters(lines.join(' ')) >= minProse;
