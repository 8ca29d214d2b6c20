import type { Input } from '@jawab/sdk';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useRead } from '../../data/api.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { ConversationList } from './conversation-list.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { Transcript } from './transcript.tsx';

const views = {
  waiting: { waiting: true },
  mine: { assignee: 'me' },
  open: { status: 'open' },
  snoozed: { snoozed: true },
  closed: { status: 'closed' },
  all: {},
} as const satisfies Record<string, Input<'list_conversations'>>;

const from = '/$workspaceId/inbox';

/** Conversations beside the one that is open. Each scrolls by itself; a phone shows one of the two. */
export default function Inbox() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { view: named, session, q, bot, tag, cursor } = useSearch({ from });
  const view = named && named in views ? (named as keyof typeof views) : 'waiting';
  const filters: Input<'list_conversations'> = Object.assign({ q, chatbotId: bot, tag }, views[view]);
  const query = useRead('list_conversations', Object.assign({ limit: 50, cursor, count: true }, filters), {
    keepsLast: true,
  });
  const ids = (query.data?.data ?? []).map(({ session_id }) => session_id);
  const open = (id: string | undefined) =>
    void navigate({ search: { view, q, bot, tag, cursor, session: id }, replace: !!session });
  const step = (by: number) => {
    const at = session ? ids.indexOf(session) + by : 0;
    const next = ids[Math.max(0, Math.min(at, ids.length - 1))];
    if (next) open(next);
  };
  const openNext = () => {
    const at = ids.indexOf(session ?? '');
    open(ids[at + 1] ?? ids[at - 1]);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  const besidePhone = session ? 'max-lg:hidden' : '';
  const isEmpty = !session && query.data?.data.length === 0;
  return (
    <Page
      title={say('inbox')}
      isFull
      isTitleHidden={!!session}
      actions={<ExportButton of="list_conversations" input={filters} />}
    >
      <div className={besidePhone}>
        <InboxFilters views={Object.keys(views)} view={view} q={q} bot={bot} tag={tag} />
      </div>
      <div
        className={`grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] gap-4 ${isEmpty ? '' : 'lg:grid-cols-[minmax(300px,1fr)_2fr]'}`}
      >
        <div className={`relative overflow-y-auto ${besidePhone}`}>
          <ConversationList
            query={query}
            open={session}
            onOpen={open}
            cursor={cursor}
            emptyText={say(q || bot || tag ? 'nothingFound' : (`inboxEmpty_${view}` as Key))}
          >
            {view === 'all' && !q && !bot && !tag ? (
              <ShowOnSite />
            ) : (
              <Link from={from} to="." search={{ view: 'all' }} className={buttonLook()}>
                {say('showAll')}
              </Link>
            )}
          </ConversationList>
        </div>
        {session ? (
          <Transcript
            key={session}
            sessionId={session}
            back={{ view, q, bot, tag, cursor }}
            onDeleted={openNext}
            // Where closed conversations stay in the list, the closed one stays open.
            onClosed={view === 'all' || view === 'closed' ? () => {} : openNext}
          />
        ) : (
          !isEmpty && (
            <p className="grid place-content-center justify-items-center gap-2 rounded-box border border-dashed border-line p-6 text-center text-sm text-soft max-lg:hidden">
              <MessagesSquare aria-hidden size={24} />
              {say('chooseConversation')}
            </p>
          )
        )}
      </div>
    </Page>
  );
}
