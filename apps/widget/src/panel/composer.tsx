import { maxCharacters } from '../chat/conversation.ts';
import type { State } from '../chat/state.ts';
import { Icon } from './icon.tsx';
import { canHear, Speech } from './speech.tsx';
import type { Part, Ui } from './ui.ts';

const showsLeftBelow = 200;

const leftOf = ({ draft }: State) => maxCharacters - [...draft].length;
const canStop = ({ isBusy, voice }: State) => isBusy || voice === 'speaking';
const canSend = (now: State) => now.draft.trim() && leftOf(now) >= 0 && now.isOnline && !now.isBusy;

/** Sends the draft as it is now, because keys can be faster than drawing. */
function send(ui: Ui, event: Event): void {
  const { now } = ui.conversation.state;
  event.preventDefault();
  ui.focusField();
  if (canStop(now) && event.type === 'submit') return ui.stop();
  if (!canSend(now)) return;
  void ui.conversation.ask(now.draft);
  ui.write('');
}

/** The field for a message. A draft is kept in the tab. */
export function Composer({ ui }: Part) {
  const { say, conversation } = ui;
  const { now } = conversation.state;
  const { voice, draft, config } = now;
  const left = leftOf(now);
  const isRunning = canStop(now);
  return (
    <form class="composer" onSubmit={(event) => send(ui, event)}>
      <div class="field">
        {config?.attachments && (ui.drawFiles() ?? <span class="plain" />)}
        <textarea
          rows={1}
          dir="auto"
          value={draft}
          placeholder={say('inputPlaceholder')}
          aria-label={say('inputPlaceholder')}
          aria-invalid={left < 0}
          enterkeyhint="send"
          onInput={({ currentTarget }) => ui.write(currentTarget.value)}
          onKeyDown={(event) => {
            // 229: the key belongs to an input method that is still composing.
            const composes = event.isComposing || event.keyCode === 229;
            if (event.key === 'Enter' && !event.shiftKey && !composes) send(ui, event);
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
          aria-label={say(isRunning ? 'stop' : 'send')}
          aria-disabled={!isRunning && !canSend(now)}
        >
          <Icon name={isRunning ? 'stop' : 'send'} />
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
