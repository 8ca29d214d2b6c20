import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

interface MoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Reads the next page of a list. */
export function More({ query }: MoreProps) {
  const { say } = useWords();
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4 text-center">
      <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {say('showMore')}
      </Button>
    </div>
  );
}
