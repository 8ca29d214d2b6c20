import { Component } from 'preact';
import { plainText } from '../chat/plain-text.ts';
import type { Item } from '../chat/types.ts';
import { Icon } from './icon.tsx';
import type { Part } from './ui.ts';

interface Props extends Part {
  item: Item;
}

interface State {
  isCopied?: boolean;
  comment?: 'asked' | 'sent';
}

/** Rates and copies an answer. A thumb down asks what was wrong. */
export class Actions extends Component<Props, State> {
  override render() {
    const { ui, item } = this.props;
    const { isCopied, comment } = this.state;
    const { say, conversation } = ui;
    const thank = () => {
      this.setState({ comment: 'sent' });
      ui.announce(say('rateThanks'));
    };
    const thumb = (rating: 'up' | 'down', label: string) => (
      <button
        type="button"
        class="plain"
        aria-label={label}
        aria-pressed={item.feedback === rating}
        onClick={() => {
          void conversation.rate(item, rating);
          if (rating === 'up') thank();
          else this.setState({ comment: 'asked' });
        }}
      >
        <Icon name={rating} />
      </button>
    );
    const copy = async () => {
      await navigator.clipboard.writeText(plainText(item.text));
      this.setState({ isCopied: true });
      ui.announce(say('copied'));
    };
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      const text = new FormData(event.currentTarget as HTMLFormElement).get('comment') as string;
      ui.focusField();
      if (text.trim()) void conversation.rate(item, 'down', text);
      thank();
    };
    return (
      <>
        <div class="actions" role="group" aria-label={say('rateAnswer')}>
          {thumb('up', say('helpful'))}
          {thumb('down', say('notHelpful'))}
          {navigator.clipboard && (
            <button type="button" class="plain" aria-label={say(isCopied ? 'copied' : 'copy')} onClick={copy}>
              <Icon name={isCopied ? 'check' : 'copy'} />
            </button>
          )}
          {comment === 'sent' && <span>{say('rateThanks')}</span>}
        </div>
        {comment === 'asked' && (
          <form class="comment" onSubmit={send}>
            <input
              name="comment"
              dir="auto"
              maxLength={1000}
              aria-label={say('rateComment')}
              placeholder={say('rateComment')}
            />
            <button type="submit">{say('send')}</button>
          </form>
        )}
      </>
    );
  }
}
