import { Component } from 'preact';
import type { Item } from '../chat/types.ts';
import { Icon } from './icon.tsx';
import { Later } from './later.tsx';
import type { Part } from './ui.ts';

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
    const { role, text, state, id, problem, language } = item;
    const { say, conversation } = ui;
    if (role === 'notice')
      return (
        <li class={role} dir="auto">
          {text}
        </li>
      );
    const isPerson = role === 'person';
    const author = isPerson ? (item.author_name ?? say('team')) : role === 'user' ? say('you') : name;
    const retry = () => {
      ui.focusField();
      void conversation.retry(item);
    };
    return (
      <li class={role}>
        <span class={isPerson ? 'author' : 'hidden'} dir="auto">
          {isPerson && <Icon name="person" />}
          {author}
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
          <div class="bubble" lang={language ?? undefined} dir="auto">
            {role === 'user' ? (
              text
            ) : (
              <Later ui={ui} draw="drawAnswer" item={item}>
                {text}
              </Later>
            )}
          </div>
        )}
        {state === 'stopped' && <p class="problem">{say('stopped')}</p>}
        {state === 'cut' && (
          <p class="problem" role="alert">
            {problem}{' '}
            <button type="button" onClick={retry}>
              {say('tryAgain')}
            </button>
          </p>
        )}
        {role === 'bot' && id && state !== 'cut' && <Later ui={ui} draw="drawEnding" item={item} />}
      </li>
    );
  }
}
