import type { Input } from '@jawab/sdk';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../data/api.tsx';
import { BotChoice } from '../../ui/bot-choice.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Transcript } from './transcript.tsx';

const views = {
  waiting: { status: 'handoff' },
  mine: { assignee: 'me' },
  open: { status: 'open' },
  closed: { status: 'closed' },
  all: {},
} as const satisfies Record<string, Input<'list_conversations'>>;

const from = '/$workspaceId/inbox';

export default function Inbox() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { view: named, session, q, bot, cursor } = useSearch({ from });
  const view = named && named in views ? (named as keyof typeof views) : 'waiting';
  const filters: Input<'list_conversations'> = Object.assign({ q, chatbotId: bot }, views[view]);
  const query = useRead('list_conversations', Object.assign({ limit: 50, cursor, count: true }, filters), {
    keepsLast: true,
  });
  const bots = useRead('list_bots', {});
  const open = (id: string | undefined) =>
    void navigate({ search: { view, q, bot, cursor, session: id }, replace: !!session });
  const step = (by: number) => {
    const ids = (query.data?.data ?? []).map(({ session_id }) => session_id);
    const at = session ? ids.indexOf(session) + by : 0;
    const next = ids[Math.max(0, Math.min(at, ids.length - 1))];
    if (next) open(next);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <Page title={say('inbox')} isWide actions={<ExportButton of="list_conversations" input={filters} />}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <nav aria-label={say('inbox')} className="flex max-w-full gap-1 overflow-x-auto">
          {Object.keys(views).map((name) => (
            <Link
              key={name}
              from={from}
              to="."
              search={{ view: name, q, bot }}
              aria-current={name === view ? 'page' : undefined}
              className="shrink-0 rounded-box px-2 py-1 text-sm sm:px-3 text-soft hover:bg-hover aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-accent"
            >
              {say(`inbox_${name}` as Key)}
            </Link>
          ))}
        </nav>
        <SearchField
          label={say('search')}
          value={q}
          onSearch={(next) => void navigate({ search: { view, q: next, bot }, replace: true })}
        />
        <BotChoice
          bots={bots.data?.data ?? []}
          value={bot}
          hasAll
          onChoose={(id) => void navigate({ search: { view, q, bot: id }, replace: true })}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(260px,1fr)_2fr]">
        <div className={session ? 'max-lg:hidden' : ''}>
          <ConversationList
            query={query}
            open={session}
            onOpen={open}
            cursor={cursor}
            emptyText={say(q || bot ? 'nothingFound' : (`inboxEmpty_${view}` as Key))}
          >
            {view === 'all' && !q && !bot ? (
              <ShowOnSite />
            ) : (
              <Link from={from} to="." search={{ view: 'all' }} className={buttonLook()}>
                {say('showAll')}
              </Link>
            )}
          </ConversationList>
        </div>
        {session && <Transcript key={session} sessionId={session} back={{ view, q, bot, cursor }} />}
      </div>
    </Page>
  );
}
