import type { Input } from '@jawab/sdk';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { readChannel } from '../../ui/channel.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { ConversationList } from './conversation-list.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { Transcript } from './transcript.tsx';
import { useKeptRows } from './use-kept-rows.ts';

const views = {
  waiting: { waiting: true },
  mine: { assignee: 'me' },
  open: { status: 'open' },
  snoozed: { snoozed: true },
  closed: { status: 'closed' },
  all: {},
} as const satisfies Record<string, Input<'list_conversations'>>;

const from = '/$workspaceId/inbox';

/** The first moment of a day of the person's time zone, or of a later one. */
const startOfDay = (day: string, daysLater = 0) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** Conversations beside the one that is open. Each scrolls by itself; a phone shows one of the two. */
export default function Inbox() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { view: named, session, cursor, ...kept } = useSearch({ from });
  const { q, bot, tag, channel, language, answered, from: first, to: last } = kept;
  const view = named && named in views ? (named as keyof typeof views) : 'waiting';
  const narrowed = {
    q,
    chatbotId: bot,
    tag,
    channel: readChannel(channel),
    language,
    answered: answered === 'false' ? false : undefined,
    from: first && startOfDay(first),
    to: last && startOfDay(last, 1),
  };
  const filters: Input<'list_conversations'> = Object.assign(narrowed, views[view]);
  const isNarrowed = Object.values(kept).some(Boolean);
  const query = useRead('list_conversations', Object.assign({ limit: 50, cursor, count: true }, filters), {
    keepsLast: true,
  });
  const [turn, setTurn] = useState(0);
  const rows = useKeptRows({
    query,
    view: JSON.stringify([filters, cursor, turn]),
    sortedBy: view === 'waiting' ? 'waiting_since' : 'last_message_at',
    open: session,
  });
  const ids = rows.map(({ session_id }) => session_id);
  const open = (id: string | undefined) =>
    void navigate({ search: Object.assign({ view, cursor, session: id }, kept), replace: !!session });
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
  const isEmpty = !session && !!query.data && rows.length === 0;
  return (
    <Page
      title={say('inbox')}
      isFull
      isTitleHidden={!!session}
      actions={<ExportButton of="list_conversations" input={filters} />}
    >
      <div className={besidePhone}>
        <InboxFilters
          views={Object.keys(views)}
          view={view}
          kept={kept}
          // A click on the view that is open sorts it again.
          onView={() => setTurn(turn + 1)}
        />
      </div>
      <div
        className={`grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] gap-4 ${isEmpty ? '' : 'lg:grid-cols-[minmax(300px,1fr)_2fr]'}`}
      >
        <div className={`relative overflow-y-auto ${besidePhone}`}>
          <ConversationList
            query={query}
            rows={rows}
            open={session}
            onOpen={open}
            cursor={cursor}
            emptyText={say(isNarrowed ? 'nothingFound' : (`inboxEmpty_${view}` as Key))}
          >
            {view === 'all' && !isNarrowed ? (
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
            entry={rows.find(({ session_id }) => session_id === session)}
            back={Object.assign({ view, cursor }, kept)}
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
