import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isSpeltOtherwise, soundKey } from './sound-key.ts';

test.each([
  ['sylhet', 'সিলেট', 'slt'],
  ['chennai', 'चेन्नई', 'cenai'],
  ['amritsar', 'ਅੰਮ੍ਰਿਤਸਰ', 'mlts'],
  ['savannakhet', 'ສະຫວັນນະເຂດ', 'snkt'],
  ['phuket', 'ภูเก็ต', 'pkt'],
  ['xperia', 'エクスペリア', 'kspl'],
])('%s and %s sound alike', (latin, written, key) => {
  expect([latin, written].map((word) => soundKey(normalise(word)))).toEqual([key, key]);
});

test.each(['go', 'री', '2026', '東京', ''])('“%s” tells nothing by its sound', (word) => {
  expect(soundKey(word)).toBeNull();
});

test('a word is spelt otherwise where the language has neither its script nor Latin letters', () => {
  const otherwise = (word: string) => ['hi', 'bn', 'en'].filter((tag) => isSpeltOtherwise(word, tag));
  expect(otherwise('delhi')).toEqual(['hi', 'bn']);
  expect(otherwise('दिल्ली')).toEqual(['bn']);
});
