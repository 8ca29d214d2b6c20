import { Component } from 'preact';
import { Icon } from './icon.tsx';
import { Later } from './later.tsx';
import { Message } from './message.tsx';
import type { Part, Ui } from './ui.ts';

/** How near to its end, in pixels, the log follows new messages. */
const nearPx = 60;

/** The conversation, which follows its end unless the visitor reads further up. */
export class Log extends Component<Part, { follows: boolean }> {
  log: HTMLDivElement | null = null;
  /** The number of messages when the visitor was last at the end. */
  seen = 0;
  asked = '';
  override state = { follows: true };

  override componentDidMount(): void {
    this.componentDidUpdate();
  }
  override componentDidUpdate(): void {
    const { items } = this.props.ui.conversation.state.now;
    const last = items.at(-1);
    const asks = last?.state === 'waiting' && last.key !== this.asked;
    if (asks) this.asked = last.key;
    if (!this.state.follows && !asks) return;
    this.log?.scrollTo(0, this.log.scrollHeight);
    this.seen = items.length;
  }
  override render() {
    const { ui } = this.props;
    const { follows } = this.state;
    const { say, conversation } = ui;
    const { config, items, form, status } = conversation.state.now;
    if (!config) return null;
    const count = items.length - this.seen;
    return (
      <div class="middle">
        <div
          class="log"
          ref={(log) => {
            this.log = log;
          }}
          tabIndex={0}
          role="region"
          aria-label={say('conversation')}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
            this.setState({ follows: scrollHeight - scrollTop - clientHeight < nearPx })
          }
        >
          <ol>
            <li class="bot">
              <span class="hidden">{config.name}: </span>
              <p class="bubble" dir="auto">
                {config.greeting}
              </p>
            </li>
            {items.map((item) => (
              <Message key={item.key} ui={ui} item={item} language={config.language} name={config.name} />
            ))}
          </ol>
          {drawChoices(ui)}
          {status === 'handoff' && items.at(-1)?.role !== 'person' && (
            <p class="waiting">
              <i /> {say('waitingForTeam')}
            </p>
          )}
          {form === 'sent' && (
            <p class="waiting">
              <Icon name="check" /> {say('formThanks')}
            </p>
          )}
          {form === 'open' && (
            <Later ui={ui} draw="drawForm" close={() => conversation.state.set({ form: null })} />
          )}
        </div>
        {!follows && count > 0 && (
          <button
            type="button"
            class="pill"
            onClick={() => {
              ui.focusField();
              this.setState({ follows: true });
            }}
          >
            {say('newMessages', { count })} ↓
          </button>
        )}
      </div>
    );
  }
}

/** The suggested questions at the start, documents to ask about when the bot is not sure, and a person when it has no answer. */
function drawChoices({ conversation, focusField, say }: Ui) {
  const { config, items, status, ended, isBusy } = conversation.state.now;
  const last = items.at(-1);
  const titles = last?.choices ?? [];
  if (!config || ended || isBusy || (last && last.answered !== false && titles.length === 0)) return null;
  const questions = last ? titles.map(({ title }) => title) : config.suggestions;
  const choice = (text: string, action: () => unknown, icon?: 'person') => (
    <button
      key={text}
      type="button"
      dir="auto"
      onClick={() => {
        focusField();
        action();
      }}
    >
      {icon && <Icon name={icon} />} {text}
    </button>
  );
  return (
    <div class="choices">
      {questions.map((text) => choice(text, () => conversation.ask(text)))}
      {config.handoff.enabled &&
        status !== 'handoff' &&
        choice(say('suggestionPerson'), conversation.askForPerson, 'person')}
    </div>
  );
}
