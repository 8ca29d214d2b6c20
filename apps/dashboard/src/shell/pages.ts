import type { LinkProps } from '@tanstack/react-router';
import {
  BookOpen,
  Bot,
  ChartColumn,
  CircleHelp,
  Code,
  FlaskConical,
  Gauge,
  House,
  Inbox,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  ScrollText,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import type { Key } from '../words/words.tsx';

export interface ListedPage {
  to: NonNullable<LinkProps['to']> & `/$workspaceId${string}`;
  key: Key;
  icon: LucideIcon;
  scope?: string;
}

export interface PageGroup {
  title?: Key;
  items: ListedPage[];
}

/** The pages in the menu of a workspace, and the scope that each needs. */
export const pageGroups: PageGroup[] = [
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
      { to: '/$workspaceId/tests', key: 'tests', icon: FlaskConical, scope: 'kb:read' },
      { to: '/$workspaceId/bots/$botId', key: 'botSettings', icon: Bot, scope: 'bots:read' },
      { to: '/$workspaceId/channels', key: 'channels', icon: MessagesSquare, scope: 'bots:read' },
      { to: '/$workspaceId/analytics', key: 'analytics', icon: ChartColumn, scope: 'analytics:read' },
    ],
  },
  {
    title: 'workspace',
    items: [
      { to: '/$workspaceId/team', key: 'team', icon: Users, scope: 'members:read' },
      { to: '/$workspaceId/developers', key: 'developers', icon: Code, scope: 'tokens:read' },
      { to: '/$workspaceId/usage', key: 'usage', icon: Gauge, scope: 'analytics:read' },
      { to: '/$workspaceId/settings', key: 'settings', icon: Settings },
      { to: '/$workspaceId/privacy', key: 'privacy', icon: ShieldCheck },
      { to: '/$workspaceId/audit', key: 'audit', icon: ScrollText, scope: 'audit:read' },
    ],
  },
];

/** The listed page of a route such as `/$workspaceId/audit`. */
export const findPage = (route: string): ListedPage | undefined =>
  pageGroups.flatMap(({ items }) => items).find(({ to }) => to === route);
