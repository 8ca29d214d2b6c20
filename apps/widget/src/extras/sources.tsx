import type { Item } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';
import { safeUrl } from './markdown.ts';
import { outside } from './rich-text.tsx';

/** Draws the numbered sources of an answer. Each opens its quotation, the date it was read and a link to its page. */
export function drawSources({ say, conversation }: Ui, item: Item) {
  const { shown = null, sources = [] } = item;
  const source = sources[shown ?? -1];
  const url = source && safeUrl(source.url);
  const day = source?.as_of && new Date(source.as_of);
  const locale = `${conversation.state.now.config?.language}-u-nu-latn`;
  return (
    <div class="sources" role="group" aria-label={say('sources', { count: sources.length })}>
      {sources.map(({ title, section }, at) => (
        <button
          type="button"
          aria-expanded={at === shown}
          onClick={() => conversation.mark(item, { shown: at === shown ? null : at })}
        >
          <b>{at + 1}</b> <span dir="auto">{section ?? title}</span>
        </button>
      ))}
      {source && (
        <figure>
          <blockquote dir="auto">{source.quote}</blockquote>
          {day && (
            <small>{say('asOf', { date: day.toLocaleDateString(locale, { dateStyle: 'medium' }) })}</small>
          )}
          {url && (
            <a href={url} {...outside}>
              {say('openPage')} ↗
            </a>
          )}
        </figure>
      )}
    </div>
  );
}
