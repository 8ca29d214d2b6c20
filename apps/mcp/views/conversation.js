import { element, say, start, writeTime } from './bridge.js';

const authors = { bot: 'bot', human: 'person', visitor: 'visitor' };

const source = ({ title, quote, url }) =>
  element('li', {}, element('cite', {}, title), quote && element('q', { dir: 'auto' }, quote), url);

function message({ author, author_name: name, content, answered, sources, created_at: at }) {
  return element(
    'article',
    { class: author },
    element('h2', {}, name ?? say(authors[author]), ' ', element('time', { datetime: at }, writeTime(at))),
    answered === false && element('p', { class: 'bad' }, say('unanswered')),
    element('p', { dir: 'auto', class: 'text' }, content),
    sources.length > 0 &&
      element(
        'details',
        {},
        element('summary', {}, say('sources'), ` (${sources.length})`),
        element('ul', {}, ...sources.map(source)),
      ),
  );
}

start(({ data, hint }) =>
  [
    element('h1', {}, say('conversation')),
    ...data.messages.filter(({ deleted }) => !deleted).map(message),
    hint && element('p', { class: 'soft' }, hint),
  ].filter(Boolean),
);
