import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { Bot, Keyboard, Languages, Plus } from 'lucide-react';
import { useMay, useRead } from '../data/api.tsx';
import { type Key, useWords } from '../words/words.tsx';
import type { Command } from './command.ts';
import { pageGroups } from './pages.ts';
import { useFound } from './use-found.ts';

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

const maxBots = 5;

/** The other languages of the dashboard whose name, in itself or in the language of the page, begins with what is wanted. */
function useLanguages(wanted: string): Command[] {
  const { language, nameLanguage } = useWords();
  // One letter begins the names of too many.
  if (wanted.length < 2) return [];
  return Object.entries(dashboardLanguages)
    .filter(([code]) => code !== language)
    .map(([code, { name }]) => ({ code, names: [...new Set([name, nameLanguage(code)])] }))
    .filter(({ names }) => names.some((name) => name.toLocaleLowerCase().startsWith(wanted)))
    .map(({ code, names }) => ({
      id: code,
      kind: 'language',
      group: 'language',
      name: names.join(' · '),
      icon: Languages,
    }));
}

/**
 * Lists what fits some letters: pages and actions by their names in the language of the page and bots at once, then what the service
 * finds. `isSearching` until it has answered.
 */
export function useCommands(query: string): { commands: Command[]; isSearching: boolean } {
  const { say } = useWords();
  const may = useMay();
  const bots = useRead('list_bots', {}, { enabled: may('bots:read') });
  const found = useFound(query);
  const wanted = query.toLocaleLowerCase();
  const languages = useLanguages(wanted);
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
  const commands = [
    ...pages.filter(fits),
    ...ofBots.filter(fits).slice(0, maxBots),
    ...[...doing, help].filter(fits),
    ...languages,
    ...(found ?? []),
  ];
  return { commands, isSearching: !found };
}
