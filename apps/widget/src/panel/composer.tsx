import { Component } from 'preact';
import { maxCharacters } from '../chat/conversation.ts';
import { Icon } from './icon.tsx';
import { canHear, Speech } from './speech.tsx';
import type { Part } from './ui.ts';

const showsLeftBelow = 200;
const maxRows = 6;
const lineHeightPx = 24;

/** The field for a message. A draft is kept in the tab. */
export class Composer extends Component<Part, { draft: string }> {
  area: HTMLTextAreaElement | null = null;
  override state = { draft: this.props.ui.settings.get('draft') ?? '' };

  write(draft: string): void {
    this.setState({ draft });
    this.props.ui.settings.set('draft', draft || null);
  }
  override componentDidMount(): void {
    this.componentDidUpdate();
    // On a phone, the keyboard would cover the greeting.
    if (!matchMedia('(pointer: coarse)').matches) this.props.ui.focusField();
  }
  override componentDidUpdate(): void {
    const { area } = this;
    if (!area) return;
    area.rows = 1;
    area.rows = Math.min(maxRows, Math.max(1, Math.floor(area.scrollHeight / lineHeightPx)));
  }
  override render() {
    const { ui } = this.props;
    const { draft } = this.state;
    const { say, conversation } = ui;
    const { isOnline, isBusy, voice } = conversation.state.now;
    const left = maxCharacters - [...draft].length;
    const canStop = isBusy || voice === 'speaking';
    const canSend = draft.trim() && left >= 0 && isOnline && !isBusy;
    const send = (event: Event) => {
      event.preventDefault();
      ui.focusField();
      if (canStop && event.type === 'submit') return ui.stop();
      if (!canSend) return;
      void conversation.ask(draft);
      this.write('');
    };
    return (
      <form class="composer" onSubmit={send}>
        <div class="field">
          <textarea
            ref={(area) => {
              this.area = area;
            }}
            rows={1}
            dir="auto"
            value={draft}
            placeholder={say('inputPlaceholder')}
            aria-label={say('inputPlaceholder')}
            aria-invalid={left < 0}
            enterkeyhint="send"
            onInput={({ currentTarget }) => this.write(currentTarget.value)}
            onKeyDown={(event) => {
              // 229: the key belongs to an input method that is still composing.
              const composes = event.isComposing || event.keyCode === 229;
              if (event.key === 'Enter' && !event.shiftKey && !composes) send(event);
            }}
          />
          {canHear(ui) && (
            <button
              type="button"
              class="mic"
              aria-label={say('speak')}
              aria-pressed={voice !== 'off' && voice !== 'denied'}
              onClick={() => ui.pressMicrophone()}
            >
              <Icon name="mic" />
            </button>
          )}
          <button
            type="submit"
            class="round"
            aria-label={say(canStop ? 'stop' : 'send')}
            aria-disabled={!canStop && !canSend}
          >
            <Icon name={canStop ? 'stop' : 'send'} />
          </button>
        </div>
        <Speech ui={ui} />
        {left < showsLeftBelow && (
          <p class={left < 0 ? 'wrong' : 'left'} role="status">
            {left < 0 ? say('errorTooLong', { max: maxCharacters }) : say('charactersLeft', { count: left })}
          </p>
        )}
      </form>
    );
  }
}
