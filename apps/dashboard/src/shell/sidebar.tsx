import { Link, type LinkProps, useParams } from '@tanstack/react-router';
import {
  BookOpen,
  ChartColumn,
  CircleHelp,
  Code,
  House,
  Inbox,
  type LucideIcon,
  MenuIcon,
  MessageCircle,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../data/api.tsx';
import { type Key, useWords } from '../words/words.tsx';
import { type ListedWorkspace, WorkspaceMenu } from './workspace-menu.tsx';

interface Group {
  title?: Key;
  items: {
    to: NonNullable<LinkProps['to']> & `/$workspaceId${string}`;
    key: Key;
    icon: LucideIcon;
    scope?: string;
  }[];
}

const groups: Group[] = [
  {
    items: [
      { to: '/$workspaceId', key: 'home', icon: House },
      { to: '/$workspaceId/inbox', key: 'inbox', icon: Inbox, scope: 'conversations:read' },
      { to: '/$workspaceId/unanswered', key: 'unanswered', icon: CircleHelp, scope: 'analytics:read' },
      { to: '/$workspaceId/leads', key: 'leads', icon: UserRound, scope: 'leads:read' },
    ],
  },
  {
    title: 'bots',
    items: [
      { to: '/$workspaceId/try', key: 'tryIt', icon: MessageCircle, scope: 'chat:invoke' },
      { to: '/$workspaceId/knowledge', key: 'knowledge', icon: BookOpen, scope: 'kb:read' },
      { to: '/$workspaceId/analytics', key: 'analytics', icon: ChartColumn, scope: 'analytics:read' },
    ],
  },
  {
    title: 'workspace',
    items: [
      { to: '/$workspaceId/team', key: 'team', icon: Users, scope: 'members:read' },
      { to: '/$workspaceId/developers', key: 'developers', icon: Code, scope: 'tokens:read' },
      { to: '/$workspaceId/settings', key: 'settings', icon: Settings },
      { to: '/$workspaceId/audit', key: 'audit', icon: ScrollText, scope: 'audit:read' },
    ],
  },
];

/** The pages a person may open, and the menu of workspaces. */
export function Sidebar({ workspaces }: { workspaces: ListedWorkspace[] }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const { data: me } = useRead('get_me', {});
  const scopes: readonly string[] = me?.data.scopes ?? [];
  return (
    <div className="border-line bg-side max-md:sticky max-md:top-0 max-md:z-10 max-md:border-b md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-e">
      <div className="flex items-center gap-2 p-2 md:p-3">
        <WorkspaceMenu workspaces={workspaces} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="pages"
          onClick={() => setOpen(!isOpen)}
          className="ms-auto grid size-9 place-items-center rounded-box hover:bg-hover md:hidden"
        >
          <MenuIcon aria-hidden size={20} />
          <span className="sr-only">{say('pages')}</span>
        </button>
      </div>
      <nav id="pages" aria-label={say('pages')} className={`px-3 pb-4 ${isOpen ? '' : 'max-md:hidden'}`}>
        {groups.map(({ title, items }) => {
          const shown = items.filter(({ scope }) => !scope || scopes.includes(scope));
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
                      params={{ workspaceId }}
                      activeOptions={{ exact: to === '/$workspaceId', includeSearch: false }}
                      onClick={() => setOpen(false)}
                      className="flex min-h-8 items-center gap-2.5 rounded-box px-2 py-1 text-sm text-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-ink"
                    >
                      <Icon aria-hidden size={16} className="shrink-0" />
                      {say(key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}
