import type { VNode } from 'preact';
import type { Item } from '../chat/types.ts';
import { Icon } from './icon.tsx';
import type { Part, Ui } from './ui.ts';

const drawn = new WeakMap<Item, { by: unknown; language: unknown; view: VNode }>();

/** Draws one message. An unchanged one is left alone while another grows. */
export function drawMessage(ui: Ui, item: Item): VNode {
  const by = ui.extras;
  const language = ui.conversation.state.now.config?.language;
  const old = drawn.get(item);
  if (old?.by === by && old.language === language) return old.view;
  const view = <Message key={item.key} ui={ui} item={item} />;
  drawn.set(item, { by, language, view });
  return view;
}

function Message({ ui, item }: Part & { item: Item }) {
  const { role, text, state, id, problem, language, attachments } = item;
  const { say, conversation, extras } = ui;
  if (role === 'notice')
    return (
      <li class={role} dir="auto">
        {text}
        {item.status === 'rate' && ui.drawScores(item)}
      </li>
    );
  const isPerson = role === 'person';
  const name = conversation.state.now.config?.name;
  const author = isPerson ? (item.author_name ?? say('team')) : role === 'user' ? say('you') : name;
  const retry = () => {
    ui.focusField();
    void conversation.retry(item);
  };
  return (
    <li class={role}>
      <span class={isPerson ? 'author' : 'hidden'} dir="auto">
        {isPerson && <Icon name="person" />} {author}
        <span class="hidden">: </span>
      </span>
      {state === 'waiting' && (
        <p class="bubble dots">
          <span class="hidden">{say('typing')}</span>
          <i />
          <i />
          <i />
        </p>
      )}
      {text && (
        <div class="bubble" lang={language ?? undefined}>
          {role === 'user' || !extras ? <div dir="auto">{text}</div> : extras.drawAnswer(item)}
        </div>
      )}
      {attachments?.[0] && ui.drawFiles(item)}
      {state === 'stopped' && <p class="problem">{say('stopped')}</p>}
      {state === 'cut' && (
        <p class="problem" role="alert">
          {problem}{' '}
          <button type="button" onClick={retry}>
            {say('tryAgain')}
          </button>
        </p>
      )}
      {role === 'bot' && id && state !== 'cut' && extras?.drawEnding(ui, item)}
    </li>
  );
}
