import { Link, useParams } from '@tanstack/react-router';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../data/api.tsx';
import { useWaiting } from '../data/use-waiting.ts';
import { useWords } from '../words/words.tsx';
import { Commands } from './commands.tsx';
import { pageGroups } from './pages.ts';
import { type ListedWorkspace, WorkspaceMenu } from './workspace-menu.tsx';

/** The pages a person may open, and the menu of workspaces. */
export function Sidebar({ workspaces }: { workspaces: ListedWorkspace[] }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const { data: me, isLoading } = useRead('get_me', {});
  const scopes: readonly string[] = me?.data.scopes ?? [];
  const waiting = useWaiting().data?.total ?? 0;
  return (
    <header className="border-line bg-side max-md:sticky max-md:top-0 max-md:z-10 max-md:border-b md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-e">
      <div className="flex items-center gap-2 p-2 md:p-3">
        <WorkspaceMenu workspaces={workspaces} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="pages"
          onClick={() => setOpen(!isOpen)}
          className="ms-auto flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-box px-2 hover:bg-hover md:hidden"
        >
          <MenuIcon aria-hidden size={20} />
          <span className="sr-only">{say('pages')}</span>
          {!isOpen && <WaitingCount count={waiting} />}
        </button>
      </div>
      <nav id="pages" aria-label={say('pages')} className={`px-3 pb-4 ${isOpen ? '' : 'max-md:hidden'}`}>
        <div className="mb-3">
          <Commands />
        </div>
        {pageGroups.map(({ title, items }) => {
          // All links appear at once, so that none moves.
          const shown = isLoading ? [] : items.filter(({ scope }) => !scope || scopes.includes(scope));
          return (
            <div key={items[0]?.to} className="mt-3 first:mt-0">
              {title && shown.length > 0 && (
                <h2 className="px-2 py-1 text-xs font-medium text-soft">{say(title)}</h2>
              )}
              <ul>
                {shown.map(({ to, key, icon: Icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      params={{ workspaceId, botId: 'default' }}
                      activeOptions={{ exact: to === '/$workspaceId', includeSearch: false }}
                      onClick={() => setOpen(false)}
                      className="flex min-h-8 items-center gap-2.5 rounded-box px-2 py-1 text-sm text-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-ink"
                    >
                      <Icon aria-hidden size={16} className="shrink-0" />
                      <span className="min-w-0 flex-1">{say(key)}</span>
                      {key === 'inbox' && <WaitingCount count={waiting} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </header>
  );
}

/** How many visitors wait for a person. */
function WaitingCount({ count }: { count: number }) {
  const { say, writeNumber } = useWords();
  if (count === 0) return null;
  return (
    <span className="numbers grid min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
      <span aria-hidden>{count > 99 ? '99+' : writeNumber(count)}</span>
      <span className="sr-only">
        {say('peopleWaiting')}: {writeNumber(count)}
      </span>
    </span>
  );
}
