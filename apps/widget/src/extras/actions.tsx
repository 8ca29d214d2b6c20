import type { Item } from '../chat/types.ts';
import type { Place } from '../panel/ui.ts';
import { plainText } from './plain-text.ts';
import { drawSources } from './sources.tsx';

const paths = {
  up: 'M7 11v9H4v-9h3l4-8q3 0 2 6h6q2 0 2 2l-2 8q0 1-2 1H7',
  down: 'M7 13V4H4v9h3l4 8q3 0 2-6h6q2 0 2-2l-2-8q0-1-2-1H7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'm5 12 5 5 9-10',
};

/** Draws what stands below a complete answer: its sources, the thumbs with a comment after the lower one, and copy. */
export function drawEnding(place: Place) {
  const { isCopied, comment } = place.state;
  const { ui } = place.props;
  const item = place.props.item as Item;
  const { say, conversation } = ui;
  const thank = () => {
    place.setState({ comment: 'sent' });
    ui.announce(say('rateThanks'));
  };
  const button = (icon: keyof typeof paths, label: string, press: () => unknown) => (
    <button
      type="button"
      class="plain"
      aria-label={label}
      aria-pressed={icon === 'up' || icon === 'down' ? item.feedback === icon : undefined}
      onClick={press}
    >
      {ui.drawIcon(paths[icon])}
    </button>
  );
  const rate = (rating: 'up' | 'down') => {
    void conversation.rate(item, rating);
    if (rating === 'up') thank();
    else place.setState({ comment: 'asked' });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(item.text));
    place.setState({ isCopied: true });
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
    <div class="ending">
      {item.sources?.[0] && drawSources(place)}
      <div class="actions" role="group" aria-label={say('rateAnswer')}>
        {button('up', say('helpful'), () => rate('up'))}
        {button('down', say('notHelpful'), () => rate('down'))}
        {navigator.clipboard &&
          button(isCopied ? 'check' : 'copy', say(isCopied ? 'copied' : 'copy'), () => void copy())}
        {comment === 'sent' && <span>{say('rateThanks')}</span>}
      </div>
      {comment === 'asked' && (
        <form class="comment row" onSubmit={send}>
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
    </div>
  );
}
