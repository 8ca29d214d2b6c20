import type { Output } from '@jawab/sdk';
import { LockKeyhole } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { MarkedText } from '../../ui/found-words.tsx';
import { useWords } from '../../words/words.tsx';
import { TimeOfDay } from './time-of-day.tsx';

export type Note = Output<'get_conversation'>['data']['notes'][number];

/** A note of the team among the messages. `found`: words that a search found in it. */
export function NoteRow({ note, found }: { note: Note; found: string | undefined }) {
  const { say } = useWords();
  const { author, text, created_at } = note;
  return (
    <article className="grid max-w-[85%] gap-1 justify-self-end">
      <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
        {author && <bdi className="font-medium text-ink">{author}</bdi>}
        <TimeOfDay at={created_at} />
        <Badge tone="warn" icon={LockKeyhole}>
          {say('note')}
        </Badge>
      </p>
      <p
        dir="auto"
        className="rounded-box border border-dashed border-edge bg-warn-tint px-3 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        <MarkedText words={found}>{text}</MarkedText>
      </p>
    </article>
  );
}
