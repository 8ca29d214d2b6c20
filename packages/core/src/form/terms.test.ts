import { expect, test } from 'vitest';
import { describeTerms } from './terms.ts';

test('what a call needs and costs follows from the fields of its tool', () => {
  expect(describeTerms({})).toBe('Free of quota.');
  expect(describeTerms({ meter: 'messages' })).toBe('Costs one message of the monthly quota.');
  expect(describeTerms({ plan: 'scale', workspaceWide: true })).toBe(
    'Needs the scale plan. Needs a token that is not limited to bots. Free of quota.',
  );
});
