import type { Choice } from '../chat/types.ts';
import { Icon } from './icon.tsx';
import { drawMessage } from './message.tsx';
import type { Part, Ui } from './ui.ts';

/** How near to its end, in pixels, the log follows new messages. */
const nearPx = 60;

/** The conversation, which follows its end unless the visitor reads further up. */
export function Log({ ui }: Part) {
  const { say, conversation } = ui;
  const { config, logItems, form, status, follows, seen, typist } = conversation.state.now;
  if (!config) return null;
  const count = logItems.length - seen;
  return (
    <div class="middle">
      <div
        class="log"
        tabIndex={0}
        role="region"
        aria-label={say('conversation')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNear = scrollHeight - scrollTop - clientHeight < nearPx;
          if (isNear !== follows) conversation.state.set({ follows: isNear, seen: logItems.length });
        }}
      >
        <ol>
          <li class="bot">
            <span class="hidden">{config.name}: </span>
            <div class="bubble">
              <p dir="auto">{config.greeting}</p>
            </div>
          </li>
          {logItems.map((item) => drawMessage(ui, item))}
        </ol>
        {drawChoices(ui)}
        {(typist || (status === 'handoff' && logItems.at(-1)?.role !== 'person')) && (
          <p class="waiting">
            <i /> {say(typist ? 'personTyping' : 'waitingForTeam', { name: typist as string })}
          </p>
        )}
        {form && ui.drawForm?.()}
      </div>
      {!follows && count > 0 && (
        <button
          type="button"
          class="pill"
          onClick={() => {
            ui.focusField();
            conversation.state.set({ follows: true });
          }}
        >
          {say('newMessages', { count })} ↓
        </button>
      )}
    </div>
  );
}

/**
 * The suggested questions at the start, the sections behind the quoted ones when the bot is not sure, and a person when it has no
 * answer or offers one.
 */
function drawChoices({ conversation, focusField, say }: Ui) {
  const { config, logItems, status, ended, isBusy } = conversation.state.now;
  const last = logItems.at(-1);
  const offered = last?.choices ?? [];
  if (!config || ended || isBusy || (last && last.answered !== false && !last.offers_person && !offered[0]))
    return null;
  const questions: Partial<Choice>[] = last
    ? offered.slice(last.sources?.length)
    : config.suggestions.map((title) => ({ title }));
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
      {questions.map(({ document_id, title = '', section }) => {
        const isAlone = questions.filter((other) => other.section === section).length < 2;
        const name = section && isAlone ? section : title;
        return choice(name, () => conversation.ask(name, document_id ? { document_id, section } : undefined));
      })}
      {config.handoff.enabled &&
        status !== 'handoff' &&
        choice(say('suggestionPerson'), conversation.askForPerson, 'person')}
    </div>
  );
}
