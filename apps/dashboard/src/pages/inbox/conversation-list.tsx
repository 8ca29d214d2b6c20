import type { Output } from '@jawab/sdk';
import type { ReactNode } from 'react';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Total } from '../../ui/total.tsx';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';

type Listed = Output<'list_conversations'>;

interface ConversationListProps {
  query: { data: Listed | undefined; error: Error | null };
  /** The session of the open conversation. */
  open: string | undefined;
  onOpen: (session: string) => void;
  cursor: string | undefined;
  /** What an empty list says. */
  emptyText: string;
  /** What to do when the list is empty. */
  children: ReactNode;
}

/** Conversations by their last message, newest first. */
export function ConversationList(props: ConversationListProps) {
  const { query, open, onOpen, cursor, emptyText, children } = props;
  const { say, writeTime, nameLanguage } = useWords();
  return (
    <Loaded query={query}>
      {({ data, next_cursor, total }) =>
        data.length === 0 ? (
          <Empty title={say('noConversations')} text={emptyText}>
            {children}
          </Empty>
        ) : (
          <>
            <Total count={total} />
            <ul className="divide-y divide-line overflow-hidden rounded-box border border-line bg-raised">
              {data.map(({ session_id, last_message, language, last_message_at, status, assignee }) => (
                <li key={session_id}>
                  <button
                    type="button"
                    aria-current={session_id === open || undefined}
                    ref={(row) => void (session_id === open && row?.scrollIntoView({ block: 'nearest' }))}
                    onClick={() => onOpen(session_id)}
                    className="grid w-full gap-1 px-4 py-3 text-start hover:bg-hover aria-[current]:bg-tint"
                  >
                    <span
                      dir="auto"
                      lang={language ?? undefined}
                      className="line-clamp-2 text-sm font-medium"
                    >
                      {last_message ?? '…'}
                    </span>
                    <span className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
                      <ConversationStatus status={status} />
                      {language && <span>{nameLanguage(language)}</span>}
                      {assignee && <bdi>{assignee.name}</bdi>}
                      <span>{writeTime(last_message_at)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )
      }
    </Loaded>
  );
}
