/**
 * Returns how much a client wants a type, from 0 (not at all) to 1, by its header `Accept` (RFC 9110): the most specific range
 * that covers the type decides. Without the header every type is wanted.
 */
export function acceptQuality(accept: string | null, type: string): number {
  if (accept === null || accept.trim() === '') return 1;
  const [main] = type.split('/');
  const ranges = accept.toLowerCase().split(',').slice(0, 50).map(readRange);
  for (const wanted of [type, `${main}/*`, '*/*']) {
    const found = ranges.find(({ range }) => range === wanted);
    if (found) return found.quality;
  }
  return 0;
}

function readRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((one) => one.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { range, quality: Number.isNaN(quality) ? 1 : quality };
}
