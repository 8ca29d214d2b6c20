import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

async function read<T>(items: AsyncIterable<T>) {
  const batches: T[][] = [];
  try {
    for await (const batch of coalesce(items)) batches.push(batch);
  } catch (error) {
    return { batches, error };
  }
  return { batches };
}

test('the first passes alone, the rest in what was there at once', async () => {
  async function* items() {
    yield* [1, 2, 3];
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    yield* [4, 5];
  }
  expect(await read(items())).toEqual({ batches: [[1], [2, 3], [4, 5]] });
});

test('nothing, and one', async () => {
  async function* items(count: number) {
    for (let at = 0; at < count; at++) yield at;
  }
  expect(await read(items(0))).toEqual({ batches: [] });
  expect(await read(items(1))).toEqual({ batches: [[0]] });
});

test('a failure comes after what was read before it', async () => {
  async function* items() {
    yield* [1, 2];
    throw new Error('cut');
  }
  expect(await read(items())).toMatchObject({ batches: [[1], [2]], error: { message: 'cut' } });
});

test('a reader that leaves ends the source', async () => {
  let ended = false;
  async function* items() {
    try {
      yield* [1, 2, 3];
    } finally {
      ended = true;
    }
  }
  for await (const _ of coalesce(items())) break;
  expect(ended).toBe(true);
});
