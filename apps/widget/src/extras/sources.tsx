import type { Place } from '../panel/ui.ts';
import { safeUrl } from './markdown.ts';
import { outside } from './rich-text.tsx';

/** Draws the numbered sources of an answer. Each opens its quotation and a link to its page. */
export function drawSources(place: Place) {
  const { ui, item } = place.props;
  const { shown = null } = place.state;
  const sources = item?.sources ?? [];
  const source = sources[shown ?? -1];
  const url = source && safeUrl(source.url);
  return (
    <div class="sources" role="group" aria-label={ui.say('sources', { count: sources.length })}>
      {sources.map(({ title }, at) => (
        <button
          type="button"
          aria-expanded={at === shown}
          onClick={() => place.setState({ shown: at === shown ? null : at })}
        >
          <b>{at + 1}</b> <span dir="auto">{title}</span>
        </button>
      ))}
      {source && (
        <figure>
          <blockquote dir="auto">{source.quote}</blockquote>
          {url && (
            <a href={url} {...outside}>
              {ui.say('openPage')} ↗
            </a>
          )}
        </figure>
      )}
    </div>
  );
}
