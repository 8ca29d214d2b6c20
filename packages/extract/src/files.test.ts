import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { encode } from './encode.testing.ts';
import {
  docxParagraph,
  makeBombDocx,
  makeBombPdf,
  makeDocx,
  makeEncryptedPdf,
  makePdf,
  makeXlsx,
} from './files.testing.ts';
import { createExtractor } from './index.ts';
import { parse } from './parsers.ts';

const extractor = createExtractor({ children: 2 });
afterAll(() => extractor.close());

const read = (bytes: Uint8Array, contentType: string | null = null, url: string | null = null) =>
  extractor.extract({ bytes, contentType, url });
const reversed = (text: string) => [...text].reverse().join('');

const oldOffice = (rest: Buffer) =>
  new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), rest]));

test('a PDF: headings by size, lines of a paragraph joined, paragraphs apart', async () => {
  const { markdown } = await read(
    makePdf([
      { text: 'Returns', y: 760, size: 20 },
      { text: 'You may send lamps back', y: 700 },
      { text: 'within thirty days.', y: 686 },
      { text: 'Bulbs are excluded.', y: 640 },
    ]),
  );
  expect(markdown).toBe('## Returns\n\nYou may send lamps back within thirty days.\n\nBulbs are excluded.');
});

test('an Arabic PDF comes out in logical order, its presentation forms as letters', async () => {
  const shaped = '\uFEE3\uFEAE\uFEA3\uFE92\uFE8E';
  const { markdown } = await read(
    makePdf([
      { text: reversed(shaped), x: 300, y: 700 },
      { text: reversed('ساعات العمل'), x: 300, y: 640 },
    ]),
  );
  expect(markdown).toBe('مرحبا\n\nساعات العمل');
});

test('an Arabic line of several pieces is read from its right end, numbers and Latin words as they are', async () => {
  const { markdown } = await read(
    makePdf([
      { text: reversed('نفتح'), x: 400, y: 700 },
      { text: '09:30', x: 350, y: 700 },
      { text: reversed('الساعة'), x: 300, y: 700 },
    ]),
  );
  expect(markdown).toBe('نفتح 09:30 الساعة');
});

test('letters drawn one by one: a word inside a line of the other direction, a mark apart, a full stop at the left', async () => {
  const drawn = (text: string, x: number, y: number) =>
    [...text].reverse().map((letter, at) => ({ text: letter, x: x + at * 6, y }));
  const { markdown } = await read(
    makePdf([
      { text: 'The word', x: 72, y: 700 },
      ...drawn('مرحبا', 140, 700),
      { text: 'is here.', x: 190, y: 700 },
      { text: reversed('يوم\uFE70'), x: 300, y: 640 },
      { text: reversed('من تسعة إلى'), x: 300, y: 600 },
      { text: '.18:00', x: 250, y: 600 },
    ]),
  );
  expect(markdown).toBe('The word مرحبا is here.\n\nيوم\u064B\n\nمن تسعة إلى 18:00.');
});

test('a Hebrew PDF in logical order', async () => {
  const { markdown } = await read(makePdf([{ text: reversed('החזרות תוך שלושים יום'), x: 200, y: 700 }]));
  expect(markdown).toBe('החזרות תוך שלושים יום');
});

test('lines of Japanese and Thai are joined without a space', async () => {
  const { markdown } = await read(
    makePdf([
      { text: '返品は三十日以', y: 700 },
      { text: '内にお願いします。', y: 686 },
      { text: 'เปิดทุกวันตั้งแต่เวลาเก้าโมงเช้าถึงสองทุ่มยกเว้นวันหยุดนักขัตฤกษ์และวัน', y: 640 },
      { text: 'แรงงาน', y: 626 },
    ]),
  );
  expect(markdown).toBe(
    '返品は三十日以内にお願いします。\n\nเปิดทุกวันตั้งแต่เวลาเก้าโมงเช้าถึงสองทุ่มยกเว้นวันหยุดนักขัตฤกษ์และวันแรงงาน',
  );
});

test('a DOCX with a heading, a list of paragraphs and a table', async () => {
  const cell = (text: string) => `<w:tc>${docxParagraph(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const body = `${docxParagraph('ส่งฟรีทั่วประเทศ')}<w:tbl>${row('City', 'Days')}${row('Hanoi', '3')}</w:tbl>`;
  expect(await read(makeDocx('Shipping', body))).toMatchObject({
    title: 'Shipping',
    markdown: '# Shipping\n\nส่งฟรีทั่วประเทศ\n\n| City | Days |\n| --- | --- |\n| Hanoi | 3 |',
  });
});

test('an XLSX as a table under the name of its sheet', async () => {
  const { markdown } = await read(
    makeXlsx('価格', [
      ['Item', 'Price'],
      ['ランプ', 4200],
      ['A|B', 1.5],
    ]),
  );
  expect(markdown).toBe('## 価格\n\n| Item | Price |\n| --- | --- |\n| ランプ | 4200 |\n| A\\|B | 1.5 |');
});

test.each([
  ['commas and quotes', 'a,b\n"x, y","line\nbreak"\n', '| a | b |\n| --- | --- |\n| x, y | line break |'],
  ['semicolons and a mark', '\uFEFFa;b\n1;2\n', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  [
    'tabs and rows of other lengths',
    'a\tb\n1\n2\t3\t4',
    '| a | b |  |\n| --- | --- | --- |\n| 1 |  |  |\n| 2 | 3 | 4 |',
  ],
])('a CSV with %s', async (_name, text, markdown) => {
  expect((await read(new TextEncoder().encode(text), 'application/vnd.ms-excel', 'list.csv')).markdown).toBe(
    markdown,
  );
});

test.each([
  ['shift_jis', 'csv', '品名,価格,返品の期限\n照明器具のランプ,三千五百円,お届けから三十日以内'],
  ['gb18030', 'txt', '灯具可以在三十天内退货，灯泡除外。'],
  ['euc-kr', 'txt', '램프는 삼십일 이내에 반품할 수 있습니다.'],
  ['windows-874', 'txt', 'เปิดทุกวันตั้งแต่เก้าโมงเช้าถึงหกโมงเย็น'],
])('a file in %s', async (charset, ending, text) => {
  const { markdown } = await read(encode(text, charset), null, `file.${ending}`);
  for (const word of text.split(/[,\n]/)) expect(markdown).toContain(word);
});

const refused: [string, string, Uint8Array][] = [
  ['a PDF under a password', 'encrypted', makeEncryptedPdf()],
  ['an office file under a password', 'encrypted', oldOffice(Buffer.from('EncryptedPackage', 'utf16le'))],
  ['an old office file', 'unsupported_type', oldOffice(Buffer.alloc(2))],
  ['an old office file of 5 kB', 'unsupported_type', oldOffice(Buffer.alloc(5_000))],
  ['a PDF that ends in the middle', 'unsupported_type', makePdf([{ text: 'x', y: 1 }]).slice(0, 90)],
  ['an archive', 'unsupported_type', zipSync({ 'a.txt': new Uint8Array(3) })],
  ['half an archive', 'unsupported_type', makeDocx('H', '').slice(0, 200)],
  ['a PDF without text', 'empty_content', makePdf([])],
  ['a DOCX that unfolds to 60 MiB', 'too_complex', makeBombDocx(60)],
];

test.each(refused)('%s is refused: %s', async (_name, code, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ name: 'ExtractError', code });
});

test('an old office file is read wherever its bytes start', async () => {
  const bytes = oldOffice(Buffer.alloc(5_000));
  for (const offset of [0, 1, 2, 3]) {
    const moved = new Uint8Array(new ArrayBuffer(bytes.length + 4), offset, bytes.length);
    moved.set(bytes);
    await expect(parse({ bytes: moved })).rejects.toMatchObject({ code: 'unsupported_type' });
  }
});

test('a PDF that unfolds to gigabytes ends its child, nobody else', async () => {
  const bomb = makeBombPdf();
  expect(bomb.length).toBeLessThan(1_048_576);
  const [bombed, other] = await Promise.allSettled([
    extractor.extract({ bytes: bomb, maxCpuMs: 8_000, memoryMb: 384 }),
    read(makePdf([{ text: 'Still here', y: 700 }])),
  ]);
  expect(bombed).toMatchObject({ status: 'rejected', reason: { name: 'ExtractError' } });
  const { code } = (bombed as PromiseRejectedResult).reason;
  expect(['out_of_memory', 'timed_out']).toContain(code);
  expect(other).toMatchObject({ status: 'fulfilled', value: { markdown: 'Still here' } });
});
