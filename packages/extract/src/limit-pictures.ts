import type { Asked, Recognize, Recognized } from './job.ts';

const maxPictures = 100;
/** A document has five minutes in all. */
const maxMs = 200_000;

/** Reads the pictures of one document, until there were too many or they took too long. */
export function limitPictures(recognize: Recognize | null) {
  const ending = new AbortController();
  let [pictures, spentMs] = [0, 0];

  async function read({ picture }: Asked): Promise<Recognized> {
    const startedAt = performance.now();
    const found = (await recognize?.(picture, ending.signal).catch(() => null)) ?? null;
    pictures += 1;
    spentMs += performance.now() - startedAt;
    const goesOn = pictures < maxPictures && spentMs < maxMs;
    const isRead = Array.isArray(found);
    return {
      kind: 'recognized',
      words: isRead ? found : null,
      missing: isRead ? [] : (found?.missing ?? []),
      goesOn,
    };
  }

  return { read, spentMs: () => spentMs, end: () => ending.abort() };
}
