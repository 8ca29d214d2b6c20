import { ApiError } from '@jawab/sdk';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { beginRead, outside, waitsForNothing } from './data/api.tsx';
import { beginChanges } from './data/follow-changes.ts';
import { findLast } from './data/last-workspace.ts';
import { listWorkspaces, readMethods, readSession } from './data/session.ts';
import { Missing, PageFailure, RouteFailure } from './shell/route-states.tsx';
import { Shell } from './shell/shell.tsx';
import { Skeleton } from './ui/notice.tsx';

const rootRoute = createRootRoute({
  component: Outlet,
  errorComponent: RouteFailure,
  notFoundComponent: Missing,
});

/** Reads the named texts of an address; all of them may be missing. */
const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [One in Name]?: string | undefined } => {
    const given = names.filter((name) => typeof search[name] === 'string' && search[name]);
    return Object.fromEntries(given.map((name) => [name, search[name]])) as { [One in Name]?: string };
  };

/** Sends people who are not signed in to the sign-in page, and remembers where they wanted to go. */
async function requireSession(next: string) {
  if (!(await readSession())) throw redirect({ to: '/sign-in', search: { next } });
}

const firstRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async () => {
    await requireSession('/');
    const last = await findLast(await listWorkspaces());
    if (!last) throw redirect({ to: '/new' });
    throw redirect({ to: '/$workspaceId', params: { workspaceId: last.id } });
  },
});

type Load = () => Promise<{ default: () => React.ReactNode }>;

const doesAnswer = () => outside.call('get_me', {}).then(() => true, waitsForNothing);

/**
 * Loads the code of a page when the page opens. The router reloads the document if a file is gone, but not if the service does not
 * answer: the browser would show its own error page.
 */
const lazy = (load: Load) =>
  lazyRouteComponent(() =>
    load().catch(async (error: Error) => {
      if (await doesAnswer()) throw error;
      throw new ApiError(0, { code: 'offline', error: 'The code of this page could not be loaded.' });
    }),
  );

const entry = <Path extends string>(path: Path, load: Load) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazy(load) });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: texts('next'),
  loader: readMethods,
  component: lazy(() => import('./pages/sign-in.tsx')),
});

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: texts('next'),
  component: lazy(() => import('./pages/sign-up.tsx')),
});

const newRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new',
  validateSearch: texts('next'),
  component: lazy(() => import('./pages/new-workspace.tsx')),
});

const connectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/connect',
  validateSearch: texts<'request'>('request'),
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazy(() => import('./pages/connect.tsx')),
});

const entries = [
  signInRoute,
  signUpRoute,
  newRoute,
  connectRoute,
  entry('/setup', () => import('./pages/setup.tsx')),
  entry('/reset', () => import('./pages/reset.tsx')),
  entry('/magic-link', () => import('./pages/magic-link.tsx')),
  entry('/verify-email', () => import('./pages/verify-email.tsx')),
  entry('/invitation', () => import('./pages/invitation.tsx')),
] as const;

export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$workspaceId',
  beforeLoad: ({ location, params: { workspaceId } }) => {
    // Data that the loader and most pages need is read at the same time.
    void listWorkspaces().catch(() => null);
    void beginChanges(workspaceId);
    void beginRead(workspaceId, 'get_me', {});
    void beginRead(workspaceId, 'list_bots', {});
    return requireSession(location.href);
  },
  loader: async ({ params: { workspaceId } }) => {
    await beginChanges(workspaceId);
    return listWorkspaces();
  },
  component: Shell,
});

/** A page of a workspace. `names` are the texts that its address may have after `?`. */
const page = <Path extends string, Name extends string = never>(path: Path, load: Load, ...names: Name[]) =>
  createRoute({
    getParentRoute: () => workspaceRoute,
    path,
    validateSearch: texts(...names),
    component: lazy(load),
    errorComponent: PageFailure,
  });

const pages = [
  page('/', () => import('./pages/home/home.tsx')),
  page('/start', () => import('./pages/start/start.tsx')),
  page(
    '/inbox',
    () => import('./pages/inbox/inbox.tsx'),
    'view',
    'session',
    'q',
    'bot',
    'tag',
    'cursor',
    'channel',
    'language',
    'answered',
    'from',
    'to',
  ),
  page('/unanswered', () => import('./pages/unanswered.tsx'), 'cursor'),
  page('/leads', () => import('./pages/leads/leads.tsx'), 'label', 'state', 'owner', 'q', 'cursor'),
  page('/try', () => import('./pages/try/try.tsx'), 'bot', 'question'),
  page(
    '/knowledge',
    () => import('./pages/knowledge/knowledge.tsx'),
    'q',
    'status',
    'document',
    'add',
    'cursor',
    'tab',
  ),
  page('/tests', () => import('./pages/tests/tests.tsx'), 'bot', 'run', 'add', 'language'),
  page('/channels', () => import('./pages/channels/channels.tsx'), 'channel', 'add'),
  page('/bots/$botId', () => import('./pages/bot/bot.tsx'), 'add'),
  page(
    '/analytics',
    () => import('./pages/analytics/analytics.tsx'),
    'bot',
    'channel',
    'language',
    'from',
    'to',
  ),
  page('/team', () => import('./pages/team.tsx')),
  page('/developers', () => import('./pages/developers/developers.tsx'), 'tab', 'add', 'webhook', 'cursor'),
  page('/usage', () => import('./pages/usage/usage.tsx'), 'month'),
  page('/settings', () => import('./pages/settings/settings.tsx')),
  page('/privacy', () => import('./pages/privacy/privacy.tsx')),
  page('/audit', () => import('./pages/audit.tsx'), 'operation', 'who', 'from', 'to', 'cursor'),
] as const;

const routeTree = rootRoute.addChildren([firstRoute, ...entries, workspaceRoute.addChildren(pages)]);

export const router = createRouter({
  routeTree,
  defaultPendingComponent: () => (
    <div className="mx-auto w-full max-w-4xl px-8 py-6">
      <Skeleton />
    </div>
  ),
  // Grey bars appear 150 ms after they are drawn.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteFailure,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
