import { expect, test } from 'vitest';
import { joinPatterns } from './patterns.ts';

test.each([
  ['दाम', 'दाम?', 'बादाम'],
  ['വില', 'വില എത്ര', 'ചവിലകം'],
  ['මිල', 'මිලක්', 'කමිල'],
  ['دام', 'دام؟', 'بادام'],
  ['دن', 'دنوں', 'گدن'],
])('in a script whose words take endings, %s is found in "%s" but not in "%s"', (word, text, other) => {
  const pattern = joinPatterns([['indic', word]], ['indic'], '');
  expect(pattern.test(text)).toBe(true);
  expect(pattern.test(other)).toBe(false);
});
