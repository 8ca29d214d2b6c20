import { Icon } from './icon.tsx';
import { Menu } from './menu.tsx';
import type { Part } from './ui.ts';

/** The name of the bot, who answers, and the menu. */
export function Header({ ui }: Part) {
  const { say, conversation } = ui;
  const { config, status, menu, logItems } = conversation.state.now;
  const person = logItems.findLast(({ role }) => role === 'person');
  const name = config?.name ?? '';
  return (
    <header>
      <span class="avatar" aria-hidden="true">
        {[...name][0]}
        {config?.logo && (
          <img
            src={ui.base + config.logo.slice(1)}
            alt=""
            onError={({ currentTarget }) => currentTarget.remove()}
          />
        )}
      </span>
      <div class="who">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {(status === 'handoff' && person?.author_name) ||
            say(status === 'handoff' ? (person ? 'team' : 'waitingForTeam') : 'assistant')}
        </p>
      </div>
      <button
        type="button"
        class="plain"
        aria-expanded={!!menu}
        aria-label={say('options')}
        onClick={() => conversation.state.set({ menu: menu ? null : 'open' })}
      >
        <Icon name="more" />
      </button>
      {!ui.isPage && (
        <button type="button" class="plain" aria-label={say('closeChat')} onClick={ui.close}>
          <Icon name="close" />
        </button>
      )}
      {menu && <Menu ui={ui} />}
    </header>
  );
}
