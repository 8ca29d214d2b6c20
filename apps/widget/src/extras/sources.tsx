import type { Item } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';
import { safeUrl } from './markdown.ts';
import { outside } from './rich-text.tsx';

/** Draws the numbered sources of an answer. Each opens its quotation and a link to its page. */
export function drawSources({ say, conversation }: Ui, item: Item) {
  const { shown = null, sources = [] } = item;
  const source = sources[shown ?? -1];
  const url = source && safeUrl(source.url);
  return (
    <div class="sources" role="group" aria-label={say('sources', { count: sources.length })}>
      {sources.map(({ title }, at) => (
        <button
          type="button"
          aria-expanded={at === shown}
          onClick={() => conversation.mark(item, { shown: at === shown ? null : at })}
        >
          <b>{at + 1}</b> <span dir="auto">{title}</span>
        </button>
      ))}
      {source && (
        <figure>
          <blockquote dir="auto">{source.quote}</blockquote>
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
