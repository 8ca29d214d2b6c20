import { Bot, FileText, Keyboard, type LucideIcon, Plus } from 'lucide-react';
import { useMay, useRead } from '../data/api.tsx';
import { type Key, useWords } from '../words/words.tsx';
import { pageGroups } from './pages.ts';

/** A command of the palette. */
export interface Command {
  id: string;
  kind: 'page' | 'shortcuts';
  group: Key;
  name: string;
  icon: LucideIcon;
  to?: string;
  botId?: string;
  search?: Record<string, string>;
}

interface Action {
  key: Key;
  to: string;
  search: Record<string, string>;
  scope: string;
}

const actions: Action[] = [
  { key: 'addKnowledge', to: '/$workspaceId/knowledge', search: { add: 'text' }, scope: 'kb:write' },
  { key: 'newBot', to: '/$workspaceId/bots/$botId', search: { add: 'bot' }, scope: 'bots:write' },
  { key: 'newTest', to: '/$workspaceId/tests', search: { add: 'test' }, scope: 'kb:write' },
  { key: 'importTests', to: '/$workspaceId/tests', search: { add: 'csv' }, scope: 'kb:write' },
  {
    key: 'newToken',
    to: '/$workspaceId/developers',
    search: { tab: 'tokens', add: 'token' },
    scope: 'tokens:write',
  },
  {
    key: 'newWebhook',
    to: '/$workspaceId/developers',
    search: { tab: 'webhooks', add: 'webhook' },
    scope: 'webhooks:write',
  },
  { key: 'invite', to: '/$workspaceId/team', search: {}, scope: 'members:write' },
];

const maxFound = 5;

const toCommand = ({ id, title }: { id: string; title: string }): Command => ({
  id,
  kind: 'page',
  group: 'documents',
  name: title,
  icon: FileText,
  to: '/$workspaceId/knowledge',
  search: { document: id },
});

/** Lists what fits some letters: pages and actions by their names in the language of the page, bots and documents. */
export function useCommands(query: string): Command[] {
  const { say } = useWords();
  const may = useMay();
  const bots = useRead('list_bots', {}, { enabled: may('bots:read') });
  const documents = useRead(
    'list_knowledge',
    { q: query, limit: maxFound },
    { enabled: query !== '' && may('kb:read'), keepsLast: true },
  );
  const wanted = query.toLocaleLowerCase();
  const fits = ({ name }: Command) => name.toLocaleLowerCase().includes(wanted);
  const pages = pageGroups
    .flatMap(({ items }) => items)
    .filter(({ scope }) => !scope || may(scope))
    .map(({ to, key, icon }): Command => {
      return { id: key, kind: 'page', group: 'pages', name: say(key), icon, to };
    });
  const ofBots = (bots.data?.data ?? []).map(({ id, name }): Command => {
    return { id, kind: 'page', group: 'bots', name, icon: Bot, to: '/$workspaceId/bots/$botId', botId: id };
  });
  const doing = actions
    .filter(({ scope }) => may(scope))
    .map(({ key, to, search }): Command => {
      return { id: key, kind: 'page', group: 'actions', name: say(key), icon: Plus, to, search };
    });
  const help: Command = {
    id: 'shortcuts',
    kind: 'shortcuts',
    group: 'actions',
    name: say('shortcuts'),
    icon: Keyboard,
  };
  const found = query === '' ? [] : (documents.data?.data ?? []).map(toCommand);
  return [
    ...pages.filter(fits),
    ...ofBots.filter(fits).slice(0, maxFound),
    ...[...doing, help].filter(fits),
    ...found,
  ];
}
