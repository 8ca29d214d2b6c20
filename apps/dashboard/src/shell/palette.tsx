import type { DashboardLanguage } from '@jawab/language/dashboard-languages.ts';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { usePlace } from '../data/api.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.tsx';
import type { Command } from './command.ts';
import { FoundConversation } from './found-conversation.tsx';
import { useCommands } from './use-commands.ts';

interface PaletteProps {
  close: () => void;
  showShortcuts: () => void;
}

/** Finds a page, a bot, a document or an action by a few letters of its name, and a conversation or a lead by words in it. */
export function Palette({ close, showShortcuts }: PaletteProps) {
  const { say, choose } = useWords();
  const { workspaceId } = usePlace();
  const navigate = useNavigate();
  const list = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const { commands, isSearching } = useCommands(query.trim());
  const current = Math.min(at, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    close();
    if (command.kind === 'shortcuts') showShortcuts();
    else if (command.kind === 'language') choose(command.id as DashboardLanguage);
    else
      void navigate({
        to: command.to,
        params: { workspaceId, botId: command.botId ?? 'default' },
        search: (command.search ?? {}) as never,
      } as never);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setAt((current + 1) % Math.max(1, commands.length));
    else if (key === 'ArrowUp') setAt((current - 1 + commands.length) % Math.max(1, commands.length));
    else if (key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  };
  // Enter opens what the service finds too, if nothing else fits what was typed before it.
  useEffect(() => {
    if (!isEntered || (isSearching && commands.length === 0)) return;
    setEntered(false);
    run(commands[current]);
  });
  return (
    <Dialog title={say('palette')} isOpen onClose={close}>
      <div className="grid gap-3">
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={commands[current] && `${list}-${current}`}
          aria-label={say('palettePlaceholder')}
          placeholder={say('palettePlaceholder')}
          dir="auto"
          maxLength={200}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
          className="h-10 w-full rounded-box border border-edge bg-raised px-3 text-base placeholder:text-soft"
        />
        <div id={list} role="listbox" aria-label={say('palette')} className="grid">
          {commands.map((command, row) => (
            <Option
              key={command.id}
              id={`${list}-${row}`}
              command={command}
              title={row === 0 || commands[row - 1]?.group !== command.group}
              isCurrent={row === current}
              run={() => run(command)}
            />
          ))}
        </div>
        <p role="status" className={commands.length === 0 ? 'text-sm text-soft empty:hidden' : 'sr-only'}>
          {query &&
            !isSearching &&
            (commands.length === 0 ? say('nothingFound') : `${say('total')} ${commands.length}`)}
        </p>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  /** True if the name of the group is above it. */
  title: boolean;
  isCurrent: boolean;
  run: () => void;
}

function Option({ id, command, title, isCurrent, run }: OptionProps) {
  const { say } = useWords();
  const { icon: Icon, name, group, conversation } = command;
  return (
    <>
      {title && (
        <p role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-soft">
          {say(group)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        ref={(row) => void (isCurrent && row?.scrollIntoView({ block: 'nearest' }))}
        onClick={run}
        className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-box px-2 text-sm hover:bg-hover aria-selected:bg-tint aria-selected:text-accent"
      >
        <Icon aria-hidden size={16} className="shrink-0" />
        {conversation ? (
          <FoundConversation conversation={conversation} name={name} />
        ) : (
          <bdi className="truncate">{name}</bdi>
        )}
      </div>
    </>
  );
}
