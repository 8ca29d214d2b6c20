import type { Input } from '@jawab/sdk';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRows } from '../../data/api.tsx';
import { More } from '../../ui/more.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
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
  const search = useSearch({ from });
  const view = search.view && search.view in views ? (search.view as keyof typeof views) : 'waiting';
  return (
    <Page title={say('inbox')} isWide>
      <nav aria-label={say('inbox')} className="mb-4 flex flex-wrap gap-1">
        {Object.keys(views).map((name) => (
          <Link
            key={name}
            from={from}
            to="."
            search={{ view: name, session: undefined }}
            aria-current={name === view ? 'page' : undefined}
            className="rounded-box px-3 py-1 text-sm text-soft hover:bg-hover aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-accent"
          >
            {say(`inbox_${name}` as Key)}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(260px,1fr)_2fr]">
        <div className={search.session ? 'max-lg:hidden' : ''}>
          <ConversationList view={view} open={search.session} />
        </div>
        {search.session && <Transcript key={search.session} sessionId={search.session} view={view} />}
      </div>
    </Page>
  );
}

function ConversationList({ view, open }: { view: keyof typeof views; open: string | undefined }) {
  const { say, writeTime, nameLanguage } = useWords();
  const navigate = useNavigate({ from });
  const filters: Input<'list_conversations'> = Object.assign({ limit: 50 }, views[view]);
  const { query, rows } = useRows('list_conversations', filters);
  return (
    <Loaded query={query}>
      {() =>
        rows.length === 0 ? (
          <Empty title={say('noConversations')} text={say(`inboxEmpty_${view}` as Key)} />
        ) : (
          <>
            <ul className="divide-y divide-line overflow-hidden rounded-box border border-line bg-raised">
              {rows.map(({ session_id, last_message, language, last_message_at, status, assignee }) => (
                <li key={session_id}>
                  <button
                    type="button"
                    aria-current={session_id === open || undefined}
                    onClick={() => void navigate({ search: { view, session: session_id } })}
                    className="grid w-full gap-1 px-4 py-3 text-start hover:bg-hover aria-[current]:bg-tint"
                  >
                    <span dir="auto" className="line-clamp-2 text-sm font-medium">
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
            <More query={query} />
          </>
        )
      }
    </Loaded>
  );
}
