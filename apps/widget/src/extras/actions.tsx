import type { Item } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';
import { plainText } from './plain-text.ts';
import { drawSources } from './sources.tsx';

/** Draws what is below a complete reply: the sources of an answer, the thumbs with a comment after the lower one, and copy. */
export function drawEnding(ui: Ui, item: Item) {
  const { isCopied, comment } = item;
  const { say, conversation } = ui;
  const thank = () => {
    conversation.mark(item, { comment: 'sent' });
    ui.announce(say('rateThanks'));
  };
  const button = (
    icon: 'thumb' | 'copy' | 'check',
    label: string,
    press: () => unknown,
    rating?: 'up' | 'down',
  ) => (
    <button
      type="button"
      class="plain"
      aria-label={label}
      aria-pressed={rating && item.feedback === rating}
      onClick={press}
    >
      <ui.Icon name={icon} />
    </button>
  );
  const rate = (rating: 'up' | 'down') => {
    void conversation.rate(item, rating);
    if (rating === 'up') thank();
    else conversation.mark(item, { comment: 'asked' });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(item.text));
    conversation.mark(item, { isCopied: true });
    ui.announce(say('copied'));
  };
  // Nobody rates a greeting, or the words that a person will come.
  const isAnswer = item.answered !== null || item.sources?.[0];
  return (
    <div class="ending">
      {item.sources?.[0] && drawSources(ui, item)}
      {isAnswer && (
        <div class="actions" role="group" aria-label={say('rateAnswer')}>
          {button('thumb', say('helpful'), () => rate('up'), 'up')}
          {button('thumb', say('notHelpful'), () => rate('down'), 'down')}
          {navigator.clipboard &&
            button(isCopied ? 'check' : 'copy', say(isCopied ? 'copied' : 'copy'), () => void copy())}
          {comment === 'sent' && <span>{say('rateThanks')}</span>}
        </div>
      )}
      {comment === 'asked' &&
        ui.drawComment(item, say('rateComment'), (text) => conversation.rate(item, 'down', text))}
    </div>
  );
}
