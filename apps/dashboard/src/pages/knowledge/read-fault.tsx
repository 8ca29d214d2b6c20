import type { KBDocument } from '@jawab/sdk';
import { useReported } from '../../words/use-reported.ts';
import { useWords } from '../../words/words.tsx';

/** Why something was not read, and when it is tried again. */
export function ReadFault({ error }: { error: NonNullable<KBDocument['error']> }) {
  const { say, writeTime } = useWords();
  const { sayFault } = useReported();
  return (
    <p className="mt-1 text-xs text-soft">
      <span dir="auto" className="block">
        {sayFault(error)}
      </span>
      {error.retry_at && <span className="block">{say('nextTry', { at: writeTime(error.retry_at) })}</span>}
    </p>
  );
}
