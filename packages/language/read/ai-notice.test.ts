import { expect, test } from 'vitest';
import { say } from '../say.ts';
import { leaveOutNotice } from './ai-notice.ts';

test.each([['en'], ['ja'], ['ta'], ['ar'], ['hi-Latn']])(
  'leaves out the notice in %s, and nothing else',
  (language) => {
    const reply = say(language, 'noAnswer');
    expect(leaveOutNotice(`${say(language, 'aiNotice')}\n\n${reply}`)).toBe(reply);
    expect(leaveOutNotice(reply)).toBe(reply);
  },
);

test('leaves out the notice in every polite form', () => {
  const notice = say('th', 'aiNotice', {}, { th: 'khrap' });
  expect(notice).not.toBe(say('th', 'aiNotice'));
  expect(leaveOutNotice(notice)).toBe('');
});
