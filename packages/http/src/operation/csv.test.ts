import { expect, test } from 'vitest';
import { createCsvWriter } from './csv.ts';

test('writes RFC 4180 with a byte order mark', () => {
  const { head, rows } = createCsvWriter(['name', 'n', 'list', 'more']);
  expect(head).toBe('\ufeffname,n,list,more\r\n');
  expect(rows([{ name: 'a "b", c\nd', n: -5, list: ['en', 'ja'], more: null, other: 1 }])).toBe(
    '"a ""b"", c\nd",-5,en; ja,\r\n',
  );
  expect(rows([{ name: 'คุณ', n: 0.5, list: [], more: { id: 1 } }])).toBe('คุณ,0.5,,"{""id"":1}"\r\n');
});

test.each(['=1+1', '+62811', '-2', '@x', '\tx', '\rx', "=cmd|' /C calc'!A0"])('escapes %j', (text) => {
  const line = createCsvWriter(['a']).rows([{ a: text }]);
  expect(line.replace(/^"/, '')).toMatch(/^'/);
});
