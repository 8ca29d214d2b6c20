import { element, readResult, request, say, start, writeTime } from './bridge.js';

/** Resolves a group through the host, and says in its card how it ended. */
async function resolve(card, input, done) {
  const buttons = card.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  try {
    readResult(await request('tools/call', { name: 'resolve_unanswered', arguments: input }));
    card.replaceChildren(card.firstChild, element('p', { role: 'status', class: 'good' }, done));
  } catch (error) {
    card.querySelector('[role=alert]')?.remove();
    card.append(element('p', { role: 'alert', class: 'bad' }, error.message));
    for (const button of buttons) button.disabled = false;
  }
}

function group({ id, question, examples, answer, count, last_asked_at: at }) {
  const field = element('textarea', { rows: 3, maxlength: 20_000, dir: 'auto' });
  const save = () => {
    const text = field.value.trim();
    if (text === '') return field.focus();
    return resolve(card, { id, answer: text }, say('saved'));
  };
  const card = element(
    'article',
    {},
    element('h2', { dir: 'auto' }, question),
    element('p', { class: 'soft' }, `${count} × · ${writeTime(at)}`),
    examples.length > 0 && element('ul', {}, ...examples.map((one) => element('li', { dir: 'auto' }, one))),
    answer && element('blockquote', { dir: 'auto' }, answer),
    element('label', {}, say('writeAnswer'), field),
    element(
      'div',
      { class: 'actions' },
      element('button', { type: 'button', class: 'main', click: save }, say('saveAnswer')),
      element(
        'button',
        { type: 'button', click: () => resolve(card, { id, dismiss: true }, say('saved')) },
        say('dismiss'),
      ),
    ),
  );
  return card;
}

start(({ data, hint }) => [
  element('h1', {}, say('questionsUnanswered')),
  ...(data.length > 0 ? data.map(group) : [element('p', {}, say('noGaps'))]),
  ...(hint ? [element('p', { class: 'soft' }, hint)] : []),
]);
