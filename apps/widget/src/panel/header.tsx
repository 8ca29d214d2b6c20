import { Component } from 'preact';
import { Icon } from './icon.tsx';
import { Later } from './later.tsx';
import type { Part } from './ui.ts';

/** The name of the bot, who answers, and the menu. */
export class Header extends Component<Part, { isOpen?: boolean }> {
  override render() {
    const { ui } = this.props;
    const { isOpen } = this.state;
    const { config, status } = ui.conversation.state.now;
    const name = config?.name ?? '';
    const toggle = () => this.setState({ isOpen: !isOpen });
    return (
      <header>
        <span class="avatar" aria-hidden="true">
          {[...name][0]}
        </span>
        <div class="who">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>{ui.say(status === 'handoff' ? 'waitingForTeam' : 'assistant')}</p>
        </div>
        <button
          type="button"
          class="plain"
          aria-expanded={!!isOpen}
          aria-label={ui.say('options')}
          onClick={toggle}
          onPointerEnter={ui.loadExtras}
        >
          <Icon name="more" />
        </button>
        {!ui.isPage && (
          <button type="button" class="plain" aria-label={ui.say('closeChat')} onClick={ui.close}>
            <Icon name="close" />
          </button>
        )}
        {isOpen && <Later ui={ui} draw="drawMenu" close={toggle} />}
      </header>
    );
  }
}
