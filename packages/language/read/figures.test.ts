import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';

test.each([
  ['en', '5 million', '5000000'],
  ['en', '12k', '12000'],
  ['hi', '२ लाख रुपये', '200000'],
  ['hi-Latn', '2 lakh', '200000'],
  ['id', '5 juta', '5000000'],
  ['ko', '3만원', '30000'],
  ['ja', '5百万円', '5000000'],
  ['zh-Hant', '3萬元', '30000'],
  ['km', '៥ ពាន់រៀល', '5000'],
  ['km', '២ម៉ឺនរៀល', '20000'],
  ['km', '៣លានរៀល', '3000000'],
  ['lo', '50 ພັນກີບ', '50000'],
  ['lo', '2 ແສນກີບ', '200000'],
  ['lo', '3 ຫມື່ນກີບ', '30000'],
  ['my', '၅ သောင်း', '50000'],
  ['my', '၃ သိန်းကျပ်', '300000'],
  ['kn', '5 ಸಾವಿರ ರೂಪಾಯಿ', '5000'],
  ['kn', '2 ಲಕ್ಷದ', '200000'],
  ['ml', '5 ആയിരം രൂപ', '5000'],
  ['ml', '2 കോടി രൂപ', '20000000'],
])('%s: %s is %s', (_, text, value) => {
  expect(readFigures(text)[0]?.readings).toEqual([[value]]);
});

test.each(['5 mangoes', '5 kittens', '5 days'])('%s is 5', (text) => {
  expect(readFigures(text)[0]?.readings[0]).toEqual(['5']);
});
