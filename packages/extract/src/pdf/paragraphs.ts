import { scriptSets, wideForms } from '../scripts.ts';
import { renderSheet } from '../sheet-table.ts';
import type { Block, Line } from './columns.ts';
import { joinLines } from './join-lines.ts';
import { lettersIn } from './lines.ts';

const maxHeadingLetters = 120;
const listItem =
  /^(?:[-•*◦▪●○■□✓✔➢・]|[\p{Number}]{1,3}[.)、．]|[(（][\p{Number}\p{Letter}]{1,3}[)）])\s?\S/u;
/** A label and its value. */
const pair = /^[^.,，、:：。“”()（）\d]{1,30}[:：]\s?[^.。]{1,40}$/u;
const spaceless = new RegExp(`[${scriptSets.cjk}${scriptSets.unspaced}${wideForms}]`, 'u');

/** From one line to the next within a paragraph, in sizes, if the text does not show it, and how far it varies. */
const [usualLeading, maxLeading, leadingVaries] = [1.5, 2.6, 1.17];
/** Lines of a list or a cover are shorter. A letter of East Asia counts twice. */
const [minPairs, minPairLetters] = [2, 30];

/** Renders blocks as Markdown: paragraphs, headings by size, tables. */
export function renderBlocks(blocks: Block[], bodySize: number): string {
  const parts: string[] = [];
  const leading = measureLeading(blocks, bodySize) * leadingVaries;
  let before: Line | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      parts.push(renderSheet(block.table.rows));
      before = undefined;
      continue;
    }
    const join = before ? howToJoin(before, block, bodySize, leading) : 'paragraph';
    const text = block.segment.text;
    if (join === 'paragraph') parts.push(isHeading(block, bodySize) ? `## ${text}` : text);
    else if (join === 'line') parts.push(`${parts.pop()}\n${text}`);
    else parts.push(joinLines(parts.pop() ?? '', text));
    before = block;
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns the usual distance of a line that goes on in the next one, in sizes: browsers set up to 2.4. */
function measureLeading(blocks: Block[], bodySize: number): number {
  const steps = blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    if (block.kind === 'table' || !next || next.kind === 'table' || isHeading(block, bodySize)) return [];
    const [upper, lower] = [block.segment, next.segment];
    const step = (upper.y - lower.y) / upper.size;
    const isPair = upper.size === lower.size && step > 0 && step < maxLeading && !block.isAlone;
    const isLong = lettersIn(upper.text) >= minPairLetters;
    return isPair && isLong && runsOn(block, lower) ? [step] : [];
  });
  steps.sort((one, other) => one - other);
  return Math.max(usualLeading, steps.length < minPairs ? 0 : (steps[steps.length >> 1] as number));
}

const isHeading = ({ segment }: Line, bodySize: number) =>
  segment.size > bodySize * 1.2 && segment.text.length <= maxHeadingLetters;

function howToJoin(
  before: Line,
  line: Line,
  bodySize: number,
  leading: number,
): 'paragraph' | 'line' | 'text' {
  const [upper, lower] = [before.segment, line.segment];
  const step = upper.y - lower.y;
  const size = Math.max(upper.size, lower.size);
  const isHead = isHeading(line, bodySize);
  if (isHeading(before, bodySize) !== isHead || (isHead && upper.size !== lower.size)) return 'paragraph';
  if (step <= 0) return !isHead && continuesAbove(before, line) ? 'text' : 'paragraph';
  if (step > size * leading) return 'paragraph';
  if (isHead) return 'text';
  if (before.isAlone || line.isAlone || listItem.test(lower.text)) return 'line';
  if (pair.test(upper.text) && pair.test(lower.text)) return 'line';
  return runsOn(before, lower) ? 'text' : 'line';
}

const runsOn = (before: Line, next: Line['segment']) =>
  isFull(before, next.text, next.right - next.x) || goesOn(before.segment.text, next.text);

/** A paragraph goes on at the top of the next column or page: a full line without an end, and a line like it. */
function continuesAbove(before: Line, line: Line): boolean {
  const [last, next] = [before.segment, line.segment];
  const isText = !before.isAlone && !line.isAlone && !listItem.test(next.text) && last.size === next.size;
  if (!isText || last.isRtl !== next.isRtl || sentenceEnd.test(last.text)) return false;
  return (
    /^(?:\p{Lowercase}|\p{Other_Letter})/u.test(next.text) && isFull(before, next.text, next.right - next.x)
  );
}

/** A line is full if the first word of the next line has no place at its end. */
function isFull({ segment, left, right }: Line, next: string, nextWidth: number): boolean {
  const room = segment.isRtl ? segment.x - left : right - segment.right;
  const word = firstWord(next);
  return room < (nextWidth * word.length) / next.length + segment.size * 0.5;
}

const words = new Intl.Segmenter('und', { granularity: 'word' });

function firstWord(text: string): string {
  if (!spaceless.test(text.slice(0, 1))) return /^\S+/.exec(text)?.[0] ?? '';
  return [...words.segment(text.slice(0, 40))][0]?.segment ?? '';
}

const sentenceEnd = /[.!?。！？:：;；।။។۔؟](?:["'”’»」』)）]|\d{1,2})*$/;

/** The next line goes on with the sentence, or with a word. */
function goesOn(before: string, next: string): boolean {
  if (sentenceEnd.test(before)) return false;
  if (/^\p{Lowercase}/u.test(next) || /[,，、-]$/.test(before)) return true;
  const tail = [...before].slice(-6).join('');
  if (!spaceless.test(tail.slice(-1)) || !spaceless.test(next.slice(0, 1))) return false;
  return [...words.segment(tail + [...next].slice(0, 6).join(''))].some(
    ({ index, segment }) => index < tail.length && index + segment.length > tail.length,
  );
}
