import type { ConversationEntry } from '@jawab/sdk';
import { useNow } from '../data/use-now.ts';
import { useChannelName } from '../ui/channel.tsx';
import { FoundWords } from '../ui/found-words.tsx';
import { useWords } from '../words/words.tsx';

interface FoundConversationProps {
  conversation: ConversationEntry;
  /** The name or the address of the customer. */
  name: string;
}

/** A conversation in the palette: who wrote, the words that the search found, where, and how long ago. */
export function FoundConversation({ conversation, name }: FoundConversationProps) {
  const { writeAgo, writeTime } = useWords();
  const nameChannel = useChannelName();
  const now = useNow();
  const { match, channel, language, last_message_at: at } = conversation;
  const isNameFound = match?.field === 'name';
  return (
    <span className="grid min-w-0 flex-1 py-1.5">
      <span className="flex items-baseline gap-2">
        <bdi className="own-side min-w-0 flex-1 truncate">
          {isNameFound ? <FoundWords match={match} /> : name}
        </bdi>
        <span className="numbers shrink-0 text-xs text-soft">
          <bdi>{nameChannel(channel)}</bdi>
          {' · '}
          <time dateTime={at} title={writeTime(at)}>
            {writeAgo(at, now)}
          </time>
        </span>
      </span>
      <span dir="auto" lang={language ?? undefined} className="own-side truncate text-soft">
        {match && !isNameFound ? (
          <FoundWords match={match} />
        ) : (
          (conversation.last_customer_message ?? conversation.last_message ?? '…')
        )}
      </span>
    </span>
  );
}
