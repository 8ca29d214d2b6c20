import { joinLines } from '../pdf/join-lines.ts';

const minWidth = 40;
const maxWidth = 120;
/** The number of lines filled to the same width that shows where a text was wrapped. */
const minFilled = 2;
/** A line of a list, a heading, a table, a quotation, an indented line, or one with a label. */
const ownLine =
  /^(?:\s{2,}|\t|[-*+•·●○■□◆◇※→▪►>|#]|\(?\d{1,3}[.)、．:]|\(?[a-zA-Z][.)]\s|[①-⑳]|第\S{1,4}[条條章节])|^[^\s:：]{1,20}[:：]\s|^\S+@\S+$|^https?:/u;
const hasDigits = /\d/;

/** From here on, letters of East Asia take two columns; those between are of India and South-East Asia. */
const isWide = (code: number) =>
  (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffdc && code !== 0xfeff);

function widthOf(line: string): number {
  let width = 0;
  for (let at = 0; at < line.length; at += 1) width += isWide(line.charCodeAt(at)) ? 2 : 1;
  return width;
}

/**
 * Joins the lines of a paragraph that a mail program or an editor broke at a fixed width. A line was broken if the first word
 * of the next one had no room left in it. Lists, tables, labels and addresses keep their lines.
 */
export function joinWrappedLines(text: string): string {
  return text
    .split(/(\n\s*\n)/)
    .map((block) => (block.includes('\n') && block.trim() !== '' ? joinBlock(block) : block))
    .join('');
}

function joinBlock(block: string): string {
  const lines = block.split('\n');
  const widths = lines.map(widthOf);
  const width = Math.max(...widths);
  if (width < minWidth || width > maxWidth) return block;
  const isBroken = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || ownLine.test(next) || /[.!?。！？:：;；]$/.test(line.trim())) return false;
    const first = /^\S+/.exec(next)?.[0] ?? '';
    const room = width - (widths[at] as number);
    return (
      (widths[at] as number) > width * 0.6 &&
      (isWide(first.charCodeAt(0)) ? room <= 2 : room < first.length + 1)
    );
  });
  if (isBroken.filter(Boolean).length < Math.min(minFilled, lines.length - 1) || isAddress(lines))
    return block;
  return lines
    .map((line, at) => {
      const own = isBroken[at - 1] ? line.trimStart() : line;
      if (!isBroken[at]) return at === lines.length - 1 ? own : `${own}\n`;
      const next = (lines[at + 1] as string).trimStart();
      const joined = joinLines(own, next);
      return joined.slice(0, joined.length - next.length);
    })
    .join('');
}

/** Lines that nearly all have a number are a list of prices, hours or parts of an address. */
const isAddress = (lines: string[]): boolean =>
  lines.length <= 6 &&
  lines.filter((line) => hasDigits.test(line)).length >= lines.length - 1 &&
  lines.length > 2;
