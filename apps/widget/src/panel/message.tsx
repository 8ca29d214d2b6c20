import { Component } from 'preact';
import type { Item } from '../chat/types.ts';
import { Actions } from './actions.tsx';
import { Icon } from './icon.tsx';
import { RichText } from './rich-text.tsx';
import { Sources } from './sources.tsx';
import type { Part, Ui } from './ui.ts';

interface Props extends Part {
  item: Item;
  language: string;
  /** The name of the bot. */
  name: string;
}

/** One message. An unchanged one is not drawn again while another grows. */
export class Message extends Component<Props> {
  override shouldComponentUpdate({ item, language }: Props): boolean {
    return item !== this.props.item || language !== this.props.language;
  }
  override render() {
    const { ui, item, name } = this.props;
    const { role, text, state } = item;
    if (role === 'notice')
      return (
        <li class="notice" dir="auto">
          {text}
        </li>
      );
    const isPerson = role === 'person';
    const author = isPerson ? (item.name ?? ui.say('team')) : role === 'user' ? ui.say('you') : name;
    return (
      <li class={role}>
        <span class={isPerson ? 'author' : 'hidden'} dir="auto">
          {isPerson && <Icon name="person" />}
          {author}
          <span class="hidden">: </span>
        </span>
        {state === 'waiting' && (
          <p class="bubble dots">
            <span class="hidden">{ui.say('typing')}</span>
            <i />
            <i />
            <i />
          </p>
        )}
        {text && role === 'user' && (
          <p class="bubble" dir="auto">
            {text}
          </p>
        )}
        {text && role !== 'user' && (
          <div class="bubble" lang={item.language ?? undefined}>
            <RichText text={text} />
          </div>
        )}
        {ending(ui, item)}
      </li>
    );
  }
}

/** What stands below a reply: what went wrong, its sources, and what can be done with it. */
function ending(ui: Ui, item: Item) {
  const { state, role, id, sources, problem } = item;
  const again = () => {
    ui.focusField();
    void ui.conversation.retry(item);
  };
  if (state === 'cut')
    return (
      <p class="problem">
        {problem}{' '}
        <button type="button" onClick={again}>
          {ui.say('tryAgain')}
        </button>
      </p>
    );
  if (role !== 'bot' || !id) return null;
  return (
    <>
      {state === 'stopped' && <p class="problem">{ui.say('stopped')}</p>}
      {sources.length > 0 && <Sources ui={ui} sources={sources} />}
      <Actions ui={ui} item={item} />
    </>
  );
}
