import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { listWorkspaces, readMethods, readSession } from './data/session.ts';
import { Missing, RouteFailure } from './shell/route-states.tsx';
import { Shell } from './shell/shell.tsx';
import { Skeleton } from './ui/notice.tsx';

const rootRoute = createRootRoute({
  component: Outlet,
  errorComponent: RouteFailure,
  notFoundComponent: Missing,
});

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** Sends people who are not signed in to the sign-in page, and remembers where they wanted to go. */
async function requireSession(next: string) {
  if (!(await readSession())) throw redirect({ to: '/sign-in', search: { next } });
}

const firstRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async () => {
    await requireSession('/');
    const [first] = await listWorkspaces();
    if (!first) throw redirect({ to: '/new' });
    throw redirect({ to: '/$workspaceId', params: { workspaceId: first.id } });
  },
});

const entry = <Path extends string>(path: Path, load: () => Promise<{ default: () => React.ReactNode }>) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyRouteComponent(load) });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search) => ({ next: text(search.next) }),
  loader: readMethods,
  component: lazyRouteComponent(() => import('./pages/sign-in.tsx')),
});

const entries = [
  signInRoute,
  entry('/setup', () => import('./pages/setup.tsx')),
  entry('/sign-up', () => import('./pages/sign-up.tsx')),
  entry('/reset', () => import('./pages/reset.tsx')),
  entry('/magic-link', () => import('./pages/magic-link.tsx')),
  entry('/verify-email', () => import('./pages/verify-email.tsx')),
  entry('/invitation', () => import('./pages/invitation.tsx')),
  entry('/new', () => import('./pages/new-workspace.tsx')),
];

export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$workspaceId',
  beforeLoad: ({ location }) => requireSession(location.href),
  loader: listWorkspaces,
  component: Shell,
});

const page = <Path extends string>(path: Path, load: () => Promise<{ default: () => React.ReactNode }>) =>
  createRoute({ getParentRoute: () => workspaceRoute, path, component: lazyRouteComponent(load) });

const knowledgeRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/knowledge',
  validateSearch: (search) => ({
    q: text(search.q),
    status: text(search.status),
    document: text(search.document),
    add: text(search.add),
  }),
  component: lazyRouteComponent(() => import('./pages/knowledge/knowledge.tsx')),
});

const inboxRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/inbox',
  validateSearch: (search) => ({ view: text(search.view), session: text(search.session) }),
  component: lazyRouteComponent(() => import('./pages/inbox/inbox.tsx')),
});

const tryRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/try',
  validateSearch: (search) => ({ bot: text(search.bot), question: text(search.question) }),
  component: lazyRouteComponent(() => import('./pages/try/try.tsx')),
});

const leadsRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/leads',
  validateSearch: (search) => ({ label: text(search.label) }),
  component: lazyRouteComponent(() => import('./pages/leads.tsx')),
});

const analyticsRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/analytics',
  validateSearch: (search) => ({ bot: text(search.bot) }),
  component: lazyRouteComponent(() => import('./pages/analytics/analytics.tsx')),
});

const pages = [
  leadsRoute,
  analyticsRoute,
  page('/developers', () => import('./pages/developers.tsx')),
  page('/team', () => import('./pages/team.tsx')),
  page('/audit', () => import('./pages/audit.tsx')),
  page('/', () => import('./pages/home.tsx')),
  page('/start', () => import('./pages/start/start.tsx')),
  tryRoute,
  knowledgeRoute,
  inboxRoute,
  page('/unanswered', () => import('./pages/unanswered.tsx')),
  page('/settings', () => import('./pages/settings.tsx')),
];

const routeTree = rootRoute.addChildren([firstRoute, ...entries, workspaceRoute.addChildren(pages)]);

export const router = createRouter({
  routeTree,
  defaultPendingComponent: () => (
    <div className="mx-auto w-full max-w-4xl px-8 py-6">
      <Skeleton />
    </div>
  ),
  defaultErrorComponent: RouteFailure,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
