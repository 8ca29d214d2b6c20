import type { KBDocument } from '@jawab/sdk';
import {
  Archive,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
  TriangleAlert,
} from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Key, useWords } from '../../words/words.tsx';

/** The colour and the icon of each state of reading. */
export const looks: Record<KBDocument['status'], [Tone, LucideIcon]> = {
  queued: ['plain', Clock],
  processing: ['accent', LoaderCircle],
  ready: ['good', CircleCheck],
  failed: ['danger', CircleX],
};

/** The state of a document, as an icon and a word. */
export function DocumentStatus({
  document: { status, archived, publish, warnings },
}: {
  document: KBDocument;
}) {
  const { say } = useWords();
  const [tone, icon] = looks[status];
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone} icon={icon}>
        {say(`document_${status}` as Key)}
      </Badge>
      {status === 'ready' && warnings.length > 0 && (
        <Badge tone="warn" icon={TriangleAlert}>
          {say('document_warned')}
        </Badge>
      )}
      {publish === 'draft' && (
        <Badge tone="plain" icon={PencilLine}>
          {say('draft')}
        </Badge>
      )}
      {archived && (
        <Badge tone="plain" icon={Archive}>
          {say('archived')}
        </Badge>
      )}
    </span>
  );
}
