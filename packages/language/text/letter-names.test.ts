import { expect, test } from 'vitest';
import { readLetterNames } from './letter-names.ts';
import { normalise } from './normalise.ts';

test.each([
  ['एसएससी', 'ssc'],
  ['यूपीएससी', 'upsc'],
  ['एसी', 'ac'],
  ['এনআইডি', 'nid'],
  ['এইচএসসি', 'hsc'],
  ['ஏடிஎம்', 'atm'],
  ['ஐசியு', 'icu'],
  ['హెచ్‌డీఎఫ్‌సీ', 'hdfc'],
  ['എസ്എംഎസ്', 'sms'],
  ['ಒಟಿಪಿ', 'otp'],
  ['ਐੱਸਐੱਮਐੱਸ', 'sms'],
  ['ਐਚਡੀਐਫਸੀ', 'hdfc'],
  ['ਓਟੀਪੀ', 'otp'],
])('%s spells %s', (word, letters) => {
  expect(readLetterNames(normalise(word))).toBe(letters);
});

test.each(['घर', 'वाई', 'ওয়াইফাই', 'किताब', 'ssc', 'एसx', 'เอทีเอ็ม', ''])('“%s” spells no letters', (word) => {
  expect(readLetterNames(normalise(word))).toBeNull();
});
