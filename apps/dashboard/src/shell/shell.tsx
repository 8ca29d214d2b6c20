import { createClient } from '@jawab/sdk';
import { Outlet, useLoaderData, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PlaceContext } from '../data/api.tsx';
import { useChanges } from '../data/follow-changes.ts';
import { UndoProvider } from '../ui/undo.tsx';
import { useWords } from '../words/words.tsx';
import { Offline } from './offline.tsx';
import { Missing } from './route-states.tsx';
import { Sidebar } from './sidebar.tsx';

function Follower() {
  useChanges();
  return null;
}

/** The frame of every page of a workspace. */
export function Shell() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const workspaces = useLoaderData({ from: '/$workspaceId' });
  const place = useMemo(() => ({ workspaceId, api: createClient({ workspaceId }) }), [workspaceId]);
  if (!workspaces.some(({ id }) => id === workspaceId)) return <Missing />;
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
        <div className="min-h-dvh md:grid md:grid-cols-[232px_1fr]">
          <Sidebar workspaces={workspaces} />
          <main id="main" tabIndex={-1} className="min-w-0 outline-none">
            <Offline />
            <Outlet />
          </main>
        </div>
      </UndoProvider>
    </PlaceContext>
  );
}
