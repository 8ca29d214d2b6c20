import type { ConversationEntry, Output } from '@jawab/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Total } from '../../ui/total.tsx';
import { useWords } from '../../words/words.tsx';
import { ConversationRow } from './conversation-row.tsx';

type Listed = Output<'list_conversations'>;

interface ConversationListProps {
  query: { data: Listed | undefined; error: Error | null };
  rows: ConversationEntry[];
  /** The session of the open conversation. */
  open: string | undefined;
  onOpen: (session: string) => void;
  cursor: string | undefined;
  /** The text of an empty list. */
  emptyText: string;
  /** The actions of an empty list. */
  children: ReactNode;
}

/** A page of conversations. The open one is always among them, and in view. */
export function ConversationList(props: ConversationListProps) {
  const { query, rows, open, onOpen, cursor, emptyText, children } = props;
  const { say } = useWords();
  const row = useRef<HTMLButtonElement>(null);
  const last = useRef(open);
  if (open) last.current = open;
  const isDrawn = !!query.data;
  // The list of a phone is hidden while a conversation is open, and comes back where it was left.
  useEffect(() => {
    if (isDrawn) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open, isDrawn]);
  return (
    <Loaded query={query}>
      {({ next_cursor, total }) =>
        rows.length === 0 ? (
          <Empty title={say('noConversations')} text={emptyText}>
            {children}
          </Empty>
        ) : (
          <>
            <Total count={total} />
            <ul className="divide-y divide-line overflow-hidden rounded-box border border-line bg-raised">
              {rows.map((entry) => (
                <li key={entry.session_id}>
                  <ConversationRow
                    entry={entry}
                    isOpen={entry.session_id === open}
                    onOpen={() => onOpen(entry.session_id)}
                    ref={entry.session_id === last.current ? row : undefined}
                  />
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
