import { randomBytes } from 'node:crypto';
import { changeAt } from './change-at.ts';

type ChangeText = (text: string) => string;

function changeLeaves(value: unknown, change: ChangeText): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeLeaves(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changeLeaves(inner, change)]));
}

/** Changes every text at the given paths (`data[].title`) and below them. The rest stays as it is. */
export function changeStrangersText<T>(
  output: T,
  paths: readonly string[] | undefined,
  change: ChangeText,
): T {
  let changed = output;
  for (const path of paths ?? []) changed = changeAt(changed, path, (value) => changeLeaves(value, change));
  return changed;
}

const address = /^https?:\/\/\S+$/;
/** One word without spaces: ids, dates, e-mail addresses. */
const word = /^[\w.:@+-]{0,200}$/;
const phone = /^\+?[\d ()./-]{3,40}$/;

/** Returns whether a text can be sent back as it is and commands nothing: an id, a date, an address, a number. */
const isToken = (text: string) =>
  word.test(text) || phone.test(text) || (text.length <= 2_000 && address.test(text) && !/[<>"]/.test(text));

/**
 * Creates a function that puts texts between a pair of random marks, which their authors could not know. Use one pair
 * per answer. Ids, dates and addresses stay as they are.
 */
export function createWrapper(): ChangeText {
  const mark = `u-${randomBytes(5).toString('hex')}`;
  return (text) => (isToken(text) ? text : `<${mark}>${text}</${mark}>`);
}

const marked = /^<(u-[0-9a-f]{10})>(.*)<\/\1>$/s;

/** Takes the marks off texts of an input, which agents copy from an answer. */
export function removeMarks(value: unknown): unknown {
  if (typeof value === 'string') return marked.exec(value.trim())?.[2] ?? value;
  if (Array.isArray(value)) return value.map(removeMarks);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, removeMarks(inner)]));
}

/**
 * Creates a function that cuts texts after `length` code points and adds an ellipsis. It leaves addresses whole,
 * because a cut address is wrong.
 */
export const createCutter =
  (length: number): ChangeText =>
  (text) => {
    if (text.length <= length || address.test(text)) return text;
    const points = [...text];
    return points.length <= length ? text : `${points.slice(0, length).join('')}…`;
  };
