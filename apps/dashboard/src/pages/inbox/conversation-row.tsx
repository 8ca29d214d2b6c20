import type { ConversationEntry } from '@jawab/sdk';
import { Clock3 } from 'lucide-react';
import type { Ref } from 'react';
import { useSeen } from '../../data/seen.ts';
import { useNow } from '../../data/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { useChannelName } from '../../ui/channel.tsx';
import { ChannelIcon } from '../../ui/channel-icon.tsx';
import { FoundWords } from '../../ui/found-words.tsx';
import { nameVisitor } from '../../ui/name-visitor.ts';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { CsatScore } from './csat.tsx';
import { TagChips } from './tags.tsx';

interface ConversationRowProps {
  entry: ConversationEntry;
  isOpen: boolean;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement> | undefined;
}

/** A conversation in the list: who wrote, the last words or those that a search found, and how long the visitor waits. */
export function ConversationRow({ entry, isOpen, onOpen, ref }: ConversationRowProps) {
  const { say, writeAgo, writeTime, nameLanguage } = useWords();
  const nameChannel = useChannelName();
  const seen = useSeen();
  const now = useNow();
  const { session_id, language, last_message_at, status, assignee, waiting_since, channel, match } = entry;
  const words = entry.last_customer_message ?? entry.last_message;
  const isUnread = waiting_since !== null && (seen[session_id] ?? '') < last_message_at;
  const isNameFound = match?.field === 'name';
  return (
    <button
      type="button"
      ref={ref}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className="grid w-full gap-1 px-4 py-3 text-start outline-offset-[-2px] hover:bg-hover aria-[current]:bg-tint"
    >
      <span className="flex items-baseline gap-2 text-sm">
        {isUnread && (
          <span className="size-2 shrink-0 self-center rounded-full bg-accent">
            <span className="sr-only">{say('unread')}</span>
          </span>
        )}
        <bdi className={`own-side min-w-0 flex-1 truncate ${isUnread ? 'font-semibold' : 'font-medium'}`}>
          {isNameFound ? <FoundWords match={match} /> : nameVisitor(say, entry)}
        </bdi>
        <time
          dateTime={last_message_at}
          title={writeTime(last_message_at)}
          className="numbers shrink-0 text-xs text-soft"
        >
          {writeAgo(last_message_at, now)}
        </time>
      </span>
      <span dir="auto" lang={language ?? undefined} className="own-side line-clamp-2 text-sm">
        {match && !isNameFound ? <FoundWords match={match} /> : words || '…'}
      </span>
      <span className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
        {waiting_since ? <Waits since={waiting_since} now={now} /> : <ConversationStatus status={status} />}
        <span className="inline-flex items-center gap-1">
          {entry.channel_id && <ChannelIcon kind={channel} />}
          <bdi>{nameChannel(channel)}</bdi>
        </span>
        {language && <span>{nameLanguage(language)}</span>}
        {assignee && <bdi>{assignee.name}</bdi>}
        {entry.csat && <CsatScore score={entry.csat.score} />}
        <TagChips tags={entry.tags} />
      </span>
    </button>
  );
}

/** How long a visitor has waited for a person. */
export function Waits({ since, now }: { since: string; now: number }) {
  const { say, writeSpan } = useWords();
  return (
    <Badge tone="warn" icon={Clock3}>
      {say('waits', { time: writeSpan(now - Date.parse(since)) })}
    </Badge>
  );
}
