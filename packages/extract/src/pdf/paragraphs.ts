import { renderSheet } from '../sheet-table.ts';
import type { Block, Line } from './columns.ts';
import { joinLines } from './join-lines.ts';

const maxHeadingLetters = 120;
const listItem =
  /^(?:[-•*◦▪●○■□✓✔➢・]|[\p{Number}]{1,3}[.)、．]|[(（][\p{Number}\p{Letter}]{1,3}[)）])\s?\S/u;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\uFF01-\uFF60]/u;

/** Renders blocks as Markdown: paragraphs, headings by size, tables. */
export function renderBlocks(blocks: Block[], bodySize: number): string {
  const parts: string[] = [];
  let before: Line | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      parts.push(renderSheet(block.table.rows));
      before = undefined;
      continue;
    }
    const join = before ? howToJoin(before, block, bodySize) : 'paragraph';
    const text = block.segment.text;
    if (join === 'paragraph') parts.push(isHeading(block, bodySize) ? `## ${text}` : text);
    else if (join === 'line') parts.push(`${parts.pop()}\n${text}`);
    else parts.push(joinLines(parts.pop() ?? '', text));
    before = block;
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

const isHeading = ({ segment }: Line, bodySize: number) =>
  segment.size > bodySize * 1.2 && segment.text.length <= maxHeadingLetters;

function howToJoin(before: Line, line: Line, bodySize: number): 'paragraph' | 'line' | 'text' {
  const [upper, lower] = [before.segment, line.segment];
  const step = upper.y - lower.y;
  const size = Math.max(upper.size, lower.size);
  const isHead = isHeading(line, bodySize);
  if (isHeading(before, bodySize) !== isHead || (isHead && upper.size !== lower.size)) return 'paragraph';
  if (step <= 0) return !isHead && continuesAbove(before, line) ? 'text' : 'paragraph';
  if (step > size * 1.75) return 'paragraph';
  if (isHead) return 'text';
  if (before.isAlone || line.isAlone || listItem.test(lower.text)) return 'line';
  return isFull(before, lower.text, lower.right - lower.x) || goesOn(upper.text, lower.text)
    ? 'text'
    : 'line';
}

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
