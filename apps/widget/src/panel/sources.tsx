import { Component } from 'preact';
import { safeUrl } from '../chat/markdown.ts';
import type { Source } from '../chat/types.ts';
import { Icon } from './icon.tsx';
import { outside } from './rich-text.tsx';
import type { Part } from './ui.ts';

interface Props extends Part {
  sources: Source[];
}

/** The numbered sources of an answer. Each opens its quotation and a link to its page. */
export class Sources extends Component<Props, { shown: number | null }> {
  override state: { shown: number | null } = { shown: null };
  override render() {
    const { ui, sources } = this.props;
    const { shown } = this.state;
    const source = sources[shown ?? -1];
    const url = source && safeUrl(source.url);
    return (
      <div class="sources" role="group" aria-label={ui.say('sources', { count: sources.length })}>
        {sources.map(({ title }, at) => (
          <button
            type="button"
            aria-expanded={at === shown}
            onClick={() => this.setState({ shown: at === shown ? null : at })}
          >
            <b>{at + 1}</b> <span dir="auto">{title}</span>
          </button>
        ))}
        {source && (
          <figure>
            <blockquote dir="auto">{source.quote}</blockquote>
            {url && (
              <a href={url} {...outside}>
                {ui.say('openPage')} <Icon name="link" />
              </a>
            )}
          </figure>
        )}
      </div>
    );
  }
}
