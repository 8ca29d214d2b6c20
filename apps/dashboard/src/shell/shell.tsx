import { Outlet, useLoaderData, useMatches, useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { connect, PlaceContext, useRead } from '../data/api.tsx';
import { useChanges } from '../data/follow-changes.ts';
import { rememberWorkspace } from '../data/last-workspace.ts';
import { setTitleCount } from '../data/title.ts';
import { useAlerts } from '../data/use-alerts.ts';
import { usePresence } from '../data/use-presence.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { NoPermission } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { UndoProvider } from '../ui/undo.tsx';
import { useWords } from '../words/words.tsx';
import { Offline } from './offline.tsx';
import { findPage } from './pages.ts';
import { Missing } from './route-states.tsx';
import { Sidebar } from './sidebar.tsx';
import { useShownHeight } from './use-shown-height.ts';

function Follower() {
  useChanges();
  useShownHeight();
  usePresence();
  const waiting = useWaiting().data?.total;
  useAlerts(waiting);
  useEffect(() => {
    setTitleCount(waiting ?? 0);
    return () => setTitleCount(0);
  }, [waiting]);
  return null;
}

/** The open page, or why the role of the person does not open it. */
function OpenPage() {
  const { say } = useWords();
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const { data: me } = useRead('get_me', {});
  const scopes: readonly string[] | undefined = me?.data.scopes;
  const page = findPage(route);
  if (!scopes || !page?.scope || scopes.includes(page.scope)) return <Outlet />;
  return (
    <Page title={say(page.key)}>
      <NoPermission />
    </Page>
  );
}

/** The frame of every page of a workspace. */
export function Shell() {
  const { say, language } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const workspaces = useLoaderData({ from: '/$workspaceId' });
  const place = useMemo(
    () => ({ workspaceId, api: connect({ workspaceId, language }) }),
    [workspaceId, language],
  );
  const isKnown = workspaces.some(({ id }) => id === workspaceId);
  useEffect(() => {
    if (isKnown) rememberWorkspace(workspaceId);
  }, [isKnown, workspaceId]);
  if (!isKnown) return <Missing />;
  return (
    <PlaceContext value={place}>
      <UndoProvider>
        <a
          href="#main"
          className="sr-only z-50 rounded-box bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          {say('skipToContent')}
        </a>
        <Follower />
        <div className="min-h-dvh max-md:flex max-md:flex-col has-data-full:h-(--shown) md:grid md:grid-cols-[232px_1fr] has-data-full:md:grid-rows-[minmax(0,1fr)]">
          <Sidebar workspaces={workspaces} />
          <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 flex-col outline-none max-md:flex-1">
            <Offline />
            <OpenPage />
          </main>
        </div>
      </UndoProvider>
    </PlaceContext>
  );
}
