import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['น้ำหนัก', 'Thai am stays one letter'],
  ['ຊຳລະ', 'Lao am stays one letter'],
  ['ໜັງສື', 'Lao no stays one letter'],
  ['ໝາ', 'Lao mo stays one letter'],
])('%s is written as dictionaries write it: %s', (word) => {
  expect(normalise(word)).toBe(word);
});

test.each([
  ['น้ํา', 'น้ำ'],
  ['เเพง', 'แพง'],
  ['ຊໍາລະ', 'ຊຳລະ'],
  ['ຫນັງສື', 'ໜັງສື'],
  ['ຫມາ', 'ໝາ'],
])('%s is joined to %s', (typed, word) => {
  expect(normalise(typed)).toBe(word);
});

test.each([
  ['قيمت كتني هے', 'قیمت کتنی ہے'],
  ['كمره كهان ملے گا', 'کمرہ کہاں ملے گا'],
  ['جمعة المبارك', 'جمعۃ المبارک'],
])('%s, typed on an Arabic keyboard, is %s', (typed, written) => {
  expect(normalise(typed)).toBe(normalise(written));
});

test.each([
  ['दुसर्‍या मजल्यावर', 'दुसऱ्या मजल्यावर', 'the eyelash ra with a joiner'],
  ['दुसर्या मजल्यावर', 'दुसऱ्या मजल्यावर', 'ra without its dot'],
  ['अ‍ॅप', 'ॲप', 'a with the sign of candra e'],
  ['ऍप', 'ॲप', 'candra e'],
  ['डाॅक्टर', 'डॉक्टर', 'the sign of aa with that of candra e'],
  ['એજંટ', 'એજન્ટ', 'anusvara for a nasal'],
  ['સમ્પર્ક', 'સંપર્ક', 'a nasal for anusvara'],
  ['બેન્ક', 'બેંક', 'a nasal before another place'],
  ['શુ ભાવ છે', 'શું ભાવ છે', 'no anusvara at the end'],
  ['દુકાનમા', 'દુકાનમાં', 'no anusvara in a case'],
  ['ઑફિસ', 'ઓફિસ', 'candra o'],
  ['ફ઼ોન', 'ફોન', 'a dot below'],
  ['ચાઁદી', 'ચાંદી', 'candrabindu'],
])('reads %s as %s: %s', (typed, written) => {
  expect(normalise(typed)).toBe(normalise(written));
});

test.each([
  ['ਜਮੀਨ ਦੀ ਕੀਮਤ ਦਸੋ', 'ਜ਼ਮੀਨ ਦੀ ਕੀਮਤ ਦੱਸੋ'],
  ['ਕਿਥੇ ਖੁਲ੍ਹਾ ਹੈ', 'ਕਿੱਥੇ ਖੁੱਲ੍ਹਾ ਹੈ'],
  ['ਤੁਸੀ ਨਹੀ ਮੈ', 'ਤੁਸੀਂ ਨਹੀਂ ਮੈਂ'],
  ['ਪਂਜਾਬੀ ਕਂਪਨੀ', 'ਪੰਜਾਬੀ ਕੰਪਨੀ'],
  ['ਧਨਵਾਦ ਅਮ੍ਰਿਤਸਰ', 'ਧੰਨਵਾਦ ਅੰਮ੍ਰਿਤਸਰ'],
  ['੨੫੦', '250'],
])('%s, typed in haste, is %s', (typed, written) => {
  expect(normalise(typed)).toBe(normalise(written));
});

test('a name (ਨਾਂ) is not no (ਨਾ)', () => {
  expect(normalise('ਨਾਂ')).not.toBe(normalise('ਨਾ'));
});

test.each([
  ['ක්‍රෙඩිට් ශ්‍රී ප්‍රශ්නය', 'ක්රෙඩිට් ශ්රී ප්රශ්නය'],
  ['ගනන් දෙමල', 'ගණන් දෙමළ'],
])('%s and %s, with and without a joiner or a letter of the same sound, are the same', (one, other) => {
  expect(normalise(one)).toBe(normalise(other));
});
