import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('reads quotes, line endings, empty fields and a byte order mark', () => {
  expect(readCsv('\ufeffquestion,answer\r\n"Open, when?","He said ""nine""\nor ten"\r\n\r\n質問,\n')).toEqual(
    [
      ['question', 'answer'],
      ['Open, when?', 'He said "nine"\nor ten'],
      ['質問', ''],
    ],
  );
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a,')).toEqual([['a', '']]);
});

test('refuses a quote that is not closed, and text after one', () => {
  expect(() => readCsv('a,"b')).toThrow('character 3');
  expect(() => readCsv('"a"b')).toThrow('character 4');
});
