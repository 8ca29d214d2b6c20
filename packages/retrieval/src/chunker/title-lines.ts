import { isQuestionOrAnswer } from './faq-lines.ts';
import { findLists, type List } from './lists.ts';
import type { Span } from './sentences.ts';
import { sizeInLetters } from './size-in-letters.ts';

/** A line of a text, without its line break. */
export interface Line extends Span {
  line: string;
}

/** Sizes in letters: of the longest title, and of a paragraph that is prose whatever its signs. */
const maxTitle = 60;
const minProse = 80;
const letter = /\p{L}/u;
/** A bold line, with or without a colon. */
const bold = /^(\*\*|__)([^*_]+?)[:：]?\1[:：]?$/u;
/** The number of a section: "1.", "3)", "2.1", "一、", "①". */
const numbered =
  /^(?:[（(]?(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*|[一二三四五六七八九十]{1,3})[.．、)）]?(?=\s)|[（(]?(?:\p{Nd}{1,2}|[一二三四五六七八九十]{1,3})[.．、)）]|[①-⒛])\s*/u;
/** How no title begins or ends: the marks of lists, tables and quotations, addresses, and the signs that end or go on with a sentence. */
const noTitle = /^[-*+–•‣◦▪●○■□◆◇・>|#`~]|:\/\/|@|[.,;:!…。、，；：！．।॥։።۔؛،។៖။၊]["'”’»）)\]】」』》]*$/u;
const endsSentence = /[.!?…。！？।॥۔؟។။]["'”’»）)\]】」』》]*$/u;
const isItem = /^\s*(?:[-*+–•|]|\p{Nd}{1,2}[.)）、])/u;

/**
 * Finds the lines that are titles without a mark, as in a text copied from a page or a document: a short line at the beginning of a
 * paragraph or alone, above prose. It may be bold, or have a number if it is no item of a list. Returns the titles by where their lines start. Pure.
 */
export function findTitleLines(text: string, lines: readonly Line[]): ReadonlyMap<number, string> {
  const isBlank = (at: number) => !lines[at]?.line.trim();
  const found = new Map<number, string>();
  let lists: List[] | null = null;
  // Places rise, so lists that end before one are never looked at again.
  const isInList = (place: number) => {
    lists ??= findLists(text);
    while (lists[0] && lists[0].end <= place) lists.shift();
    return lists[0] !== undefined && lists[0].start <= place;
  };
  for (const [at, { start, line }] of lines.entries()) {
    if (!isBlank(at - 1)) continue;
    const plain = line.trim().replace(bold, '$2');
    const title = plain.replace(numbered, '');
    if (!mayBeTitle(title)) continue;
    if (title !== plain && isInList(start)) continue;
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

const mayBeTitle = (line: string): boolean =>
  line.length > 0 &&
  sizeInLetters(line) <= maxTitle &&
  letter.test(line) &&
  !noTitle.test(line) &&
  !isQuestionOrAnswer(line);

const isProse = (lines: string[]): boolean =>
  lines.some((line) => endsSentence.test(line.trim()) || isItem.test(line)) ||
  sizeInLetters(lines.join(' ')) >= minProse;
