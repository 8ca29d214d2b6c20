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

/**
 * Creates a function that puts texts between a pair of random marks, which their authors could not know. Use one pair
 * per answer.
 */
export function createWrapper(): ChangeText {
  const mark = `u-${randomBytes(5).toString('hex')}`;
  return (text) => `<${mark}>${text}</${mark}>`;
}

const address = /^https?:\/\/\S+$/;

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
