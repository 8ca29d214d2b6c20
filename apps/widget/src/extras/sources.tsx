import type { ComponentChildren } from 'preact';
import type { Item } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';
import { safeUrl } from './markdown.ts';
import { outside } from './rich-text.tsx';

/**
 * Draws the numbered sources of an answer. Each opens its passage, the date it was read and a link to its page, and so does a button for
 * more if the answer quotes only a part of the first.
 */
export function drawSources({ say, conversation }: Ui, item: Item) {
  const { shown = null, sources = [] } = item;
  const source = sources[shown ?? -1];
  const url = source && safeUrl(source.url);
  const day = source?.as_of && new Date(source.as_of);
  const locale = `${conversation.state.now.config?.language}-u-nu-latn`;
  const opener = (at: number, name: ComponentChildren) => (
    <button
      type="button"
      aria-expanded={at === shown}
      onClick={() => conversation.mark(item, { shown: at === shown ? null : at })}
    >
      {name}
    </button>
  );
  return (
    <div class="sources" role="group" aria-label={say('sources', { count: sources.length })}>
      {sources[0]?.more && opener(0, say('more'))}
      {sources.map(({ title, section }, at) =>
        opener(at, [<b>{at + 1}</b>, <span dir="auto">{section ?? title}</span>]),
      )}
      {source && (
        <figure>
          <blockquote dir="auto">{source.more ?? source.quote}</blockquote>
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
