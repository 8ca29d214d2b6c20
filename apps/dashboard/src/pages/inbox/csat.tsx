import type { ConversationEntry } from '@jawab/sdk';
import { Star } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { useWords } from '../../words/words.tsx';

/** The score that a visitor gave a conversation. */
export function CsatScore({ score }: { score: number }) {
  const { say } = useWords();
  return (
    <span>
      <span className="sr-only">{say('csat')}: </span>
      <Badge tone={score > 3 ? 'good' : score < 3 ? 'danger' : 'plain'} icon={Star}>
        {say('csatOf', { score })}
      </Badge>
    </span>
  );
}

/** How the visitor rated the open conversation. */
export function CsatPanel({ csat: { score, comment } }: { csat: NonNullable<ConversationEntry['csat']> }) {
  const { say } = useWords();
  return (
    <section
      aria-label={say('csat')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-side px-4 py-2 text-sm"
    >
      <CsatScore score={score} />
      {comment && (
        <bdi dir="auto" className="wrap-anywhere">
          {comment}
        </bdi>
      )}
    </section>
  );
}
