import { useWords } from '../words/words.tsx';

/** Lists are counted no further. */
const maxCounted = 10_000;

/** The number of rows that a list has on all pages. */
export function Total({ count }: { count: number | undefined }) {
  const { say, writeNumber } = useWords();
  if (count === undefined) return null;
  const isMore = count > maxCounted;
  return (
    <p className="numbers mb-2 text-sm text-soft">
      {say('total')} <bdi>{writeNumber(isMore ? maxCounted : count)}</bdi>
      {isMore && '+'}
    </p>
  );
}
