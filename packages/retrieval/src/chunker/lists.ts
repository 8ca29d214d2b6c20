import { fullStops, westernDigits } from '@jawab/language';
import { isQuestionOrAnswer } from './faq-lines.ts';
import type { Span } from './sentences.ts';
import { lineShapes } from './weights.ts';

/** A list from the line that introduces it to the end of its last item. */
export interface List extends Span {
  isNumbered: boolean;
}

interface Item extends Span {
  indent: number;
  /** The form of its mark. Marks of one list share it: "1." and "2." do, "1." and "2)" do not. */
  form: string;
  /** Its number. A bullet has 0. */
  value: number;
  isBullet: boolean;
}

const { maxBetween, maxLoose } = lineShapes;
const numerals = '一二三四五六七八九十';
const number = String.raw`\p{Nd}{1,2}|[${numerals}]`;
const isDigit = /\p{Nd}/u;
const bold = String.raw`(?:\*\*|__)?`;
const separator = String.raw`${bold}[^\S\n]?(?:[.．、)）】:：${fullStops}]|[-–/](?=[^\S\n]))(?!\p{Nd})`;
const mark = [
  String.raw`([-*+–](?=[^\S\n])|[•‣◦▪●○■□◆◇・])`,
  '([①-⒛❶-➓㉑-㉟])',
  `([(（【]?)(${number}|[a-z])(${separator})`,
  // "Step 1:", "第一步", "1단계:"
  `(\\p{L}[\\p{L}\\p{M}]{0,19} ?|(?=\\p{Nd}{1,2}\\p{L}))(${number})(\\p{L}{0,3}(?:${separator}|${bold}[^\\S\\n]*(?![^\\n])))`,
].join('|');
const itemLine = new RegExp(`(?<![^\\n])([^\\S\\n]*)${bold}(?:${mark})[^\\n]*`, 'gu');
const heading = /^ {0,3}#/m;
/** Matches text after a blank line that is not indented. */
const paragraph = /\n[^\S\n]*\n\S/;
/** Matches the end of a line that introduces a list. */
const introduction = /[:：៖](?:\*\*|__)?[^\S\n]*(?:\n[^\S\n]*)?\n$/;
/** Matches the next line of an item: an indented one, or one directly below. */
const nextLine = /\n(?:(?:[^\S\n]*\n)?((?: {2}|\t|\u3000)[^\S\n]*)|(?![#|]))\S[^\n]*/y;

function readItem(match: RegExpExecArray): Item | null {
  const [line, blank = '', bullet, circled, ...parts] = match;
  const [before = '', figure, after = ''] = parts[1] ? parts : parts.slice(3);
  if (/\p{L}/u.test(before) && isQuestionOrAnswer(line)) return null;
  const sign = circled ?? figure;
  return {
    start: match.index,
    end: match.index + line.length,
    indent: blank.replaceAll('\t', '    ').length,
    form: bullet ?? `${before}${sign && isDigit.test(sign) ? 1 : 2}${after}`,
    value: sign ? readNumber(sign) : 0,
    isBullet: bullet !== undefined,
  };
}

function readNumber(sign: string): number {
  if (isDigit.test(sign)) return Number(westernDigits(sign));
  const numeral = numerals.indexOf(sign);
  return numeral < 0 ? (sign.codePointAt(0) as number) : numeral + 1;
}

const isWorded = ({ form }: Item) => /\p{L}/u.test(form);

/** Tells whether an item continues the list of another that has the same form. */
function follows(item: Item, last: Item, between: string): boolean {
  if (heading.test(between) || looseLines(between).join('').length > maxLoose) return false;
  if (!item.isBullet && item.value === last.value + 1) return true;
  return !isWorded(item) && item.value >= last.value && !paragraph.test(between);
}

/** Returns the lines that are not indented. */
const looseLines = (between: string): string[] => between.match(/\n\S[^\n]*/g) ?? [];

/** Finds the lists of a text, in order and without overlap. A list has two items or more. Pure. */
export function findLists(text: string): List[] {
  const items = Array.from(text.matchAll(itemLine)).flatMap((match) => readItem(match) ?? []);
  const lists: List[] = [];
  let at = 0;
  while (at < items.length) {
    const { list, next } = readList(text, items, at);
    const above = lists.at(-1);
    if (list && above && list.start < above.end) {
      above.end = Math.max(above.end, list.end);
      above.isNumbered ||= list.isNumbered;
    } else if (list) lists.push(list);
    at = next;
  }
  return lists;
}

/** Reads the list that begins at an item. Returns it, or null if the item begins none, and the index of the next item to read. */
function readList(text: string, items: Item[], at: number): { list: List | null; next: number } {
  const first = items[at] as Item;
  let last = first;
  let next = at + 1;
  // The last item has at most as many loose lines as an item before it.
  let maxLines = 0;
  let limit = text.length;
  if (isWorded(first) && first.value !== 1) return { list: null, next };
  for (let place = next; place < items.length; place++) {
    const item = items[place] as Item;
    if (item.start - last.end > maxBetween) break;
    if (item.indent > first.indent + 1) continue;
    const isAlike = item.form === first.form;
    const between = isAlike ? text.slice(last.end, item.start) : '';
    if (isAlike && follows(item, last, between)) {
      maxLines = Math.max(maxLines, looseLines(between).length);
      last = item;
      next = place + 1;
    } else if (isAlike || first.isBullet) {
      limit = item.start;
      break;
    }
  }
  if (last === first) return { list: null, next };
  const start = introducedFrom(text, first.start);
  const end = endOf(text, last, limit, maxLines);
  return { list: { start, end, isNumbered: !first.isBullet }, next };
}

function introducedFrom(text: string, start: number): number {
  const from = Math.max(0, start - 100);
  const found = introduction.exec(text.slice(from, start));
  return found ? text.lastIndexOf('\n', from + found.index) + 1 : start;
}

/** Returns where the last item ends: below its indented lines and at most `maxLines` others. */
function endOf(text: string, { end }: Item, limit: number, maxLines: number): number {
  let left = maxLines;
  let last = end;
  for (;;) {
    nextLine.lastIndex = last;
    const line = nextLine.exec(text);
    if (!line || nextLine.lastIndex > limit) return last;
    if (line[1] === undefined && left-- === 0) return last;
    last = nextLine.lastIndex;
  }
}
