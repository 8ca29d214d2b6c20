import { element, say, start } from './bridge.js';

const result = ({ question, passed, reasons, answer }) =>
  element(
    'article',
    {},
    element('h2', { dir: 'auto' }, question),
    element(
      'p',
      { class: passed ? 'good' : 'bad' },
      `${passed ? '✓' : '✗'} ${say(passed ? 'test_passed' : 'test_failed')}`,
    ),
    reasons.length > 0 && element('ul', {}, ...reasons.map((reason) => element('li', {}, reason))),
    answer && element('blockquote', { dir: 'auto' }, answer),
  );

const states = { queued: 'testsRunning', running: 'testsRunning', failed: 'testsFailed' };

start(({ data, hint }) => [
  element('h1', {}, `${say('tests')} ${data.passed} / ${data.total}`),
  ...(states[data.status] ? [element('p', { role: 'status' }, say(states[data.status]))] : []),
  // Failed cases come first: they are looked for.
  ...data.results.toSorted((one, other) => Number(one.passed) - Number(other.passed)).map(result),
  ...(hint ? [element('p', { class: 'soft' }, hint)] : []),
]);
