import type { PictureWord } from '@jawab/core';

const WORD = '5';
/** In percent. Less sure lines are drawings and photographs that were taken for letters, less sure words are misread. */
const [minLineConfidence, minWordConfidence] = [50, 30];

/**
 * Reads what tesseract prints with `tessedit_create_tsv`: a row for each page, block, paragraph, line and word, with its box in
 * pixels and its confidence. Lines that it is not sure of are left out. A word that it is not sure of is `\uFFFD`: a gap
 * would hide that a price or a "not" is missing.
 */
export function readTsv(text: string): PictureWord[] {
  const rows = text.split('\n').map((row) => row.split('\t'));
  const words = rows.filter(([level, ...rest]) => level === WORD && rest[10]?.trim());
  const lines = Map.groupBy(words, (row) => row.slice(1, 5).join(' '));
  return [...lines.values()]
    .filter((line) => line.reduce((sum, row) => sum + Number(row[10]), 0) / line.length >= minLineConfidence)
    .flatMap((line, at) => line.map((row) => toWord(row, at)));
}

function toWord(row: string[], line: number): PictureWord {
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = row.slice(6, 11).map(Number);
  const written = (row[11] as string).replace(directionMarks, '').trim();
  const isMisread = confidence < minWordConfidence && /[\p{Letter}\p{Number}]/u.test(written);
  return {
    text: isMisread ? '\uFFFD' : written,
    left,
    top,
    right: left + width,
    bottom: top + height,
    line,
  };
}

const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
