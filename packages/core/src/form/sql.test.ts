import { expect, test } from 'vitest';
import { compile, type Fragment, fragment } from './sql.ts';

const inner = (a: unknown, b: unknown) => fragment`(${a}, ${b})`;
const outer = (a: unknown, b: unknown) => compileFragment(fragment`select ${a} from ${b}`);
const compileFragment = ({ strings, values }: Fragment) => compile(strings, values);

test('values become numbered parameters in the order of the text', () => {
  expect(outer(1, inner(2, inner(3, 4)))).toEqual({
    text: 'select $1 from ($2, ($3, $4))',
    params: [1, 2, 3, 4],
  });
});

test('the same templates in another combination make another text', () => {
  const ways = () => [
    outer(inner(1, 2), 3),
    outer(1, inner(2, 3)),
    outer(inner(1, inner(2, 3)), 4),
    outer(inner(1, 2), inner(3, 4)),
    outer(inner(inner(1, 2), 3), 4),
  ];
  const texts = ways().map(({ text }) => text);
  expect(texts).toEqual([
    'select ($1, $2) from $3',
    'select $1 from ($2, $3)',
    'select ($1, ($2, $3)) from $4',
    'select ($1, $2) from ($3, $4)',
    'select (($1, $2), $3) from $4',
  ]);
  expect(ways().map(({ text }) => text)).toEqual(texts);
});

test('another call with other values has the same text and its own parameters', () => {
  expect(outer('a', inner('b', null))).toEqual({ text: 'select $1 from ($2, $3)', params: ['a', 'b', null] });
});
