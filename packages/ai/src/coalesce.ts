/**
 * Joins what is there at the same moment: a provider that sends faster than we read costs one step a batch, not one a
 * chunk. The first item passes at once. Items keep their order; a failure comes after what was read before it.
 */
export async function* coalesce<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  let batch: T[] = [];
  let first = true;
  try {
    for (;;) {
      const step = await (batch.length > 0 ? Promise.race([next, nextTurn()]) : next);
      if (step === null || first || step.done) {
        if (step && !step.done) batch.push(step.value);
        if (batch.length > 0) yield batch;
        batch = [];
        if (step?.done) return;
      } else batch.push(step.value);
      if (step === null) continue;
      first = false;
      next = iterator.next();
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  } finally {
    next.catch(() => {});
    await iterator.return?.();
  }
}

const nextTurn = () => new Promise<null>((resolve) => setImmediate(resolve, null));
