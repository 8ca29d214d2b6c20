import { afterAll, expect, test } from 'vitest';
import { encode } from '../encode.testing.ts';
import { createExtractor } from '../index.ts';

const extractor = createExtractor({ children: 1 });
afterAll(() => extractor.close());

const read = (rtf: string | Buffer, name = 'a.rtf') =>
  extractor.extract({ bytes: typeof rtf === 'string' ? Buffer.from(rtf, 'latin1') : rtf, url: name });
const textOf = async (body: string) => (await read(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`)).markdown;
const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');

test.each([
  ['shift_jis', 128, '送料は全国一律500円です。ソースは表示します。'],
  ['euc-kr', 129, '배송비는 3000원입니다.'],
  ['gbk', 134, '订单满100元免运费。'],
  ['big5', 136, '訂單滿1000元免運費，成功許可。'],
  ['windows-874', 222, 'ค่าจัดส่ง 50 บาท'],
  ['windows-1256', 178, 'لا تقبل المنتجات'],
])('reads text in %s by the charset of its font', async (label, charset, text) => {
  const written = hex(Buffer.from(encode(text, label)));
  expect(
    await textOf(`{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset${charset} X;}}\\f1 ${written}\\par`),
  ).toBe(text);
});

test('reads bytes in the code page of the document, whose second bytes may be signs of RTF', async () => {
  const bytes = Buffer.from(encode('表示する', 'shift_jis'));
  const escaped = bytes.toString('latin1').replace(/[\\{}]/g, (sign) => `\\${sign}`);
  expect((await read(Buffer.from(`{\\rtf1\\ansi\\ansicpg932 ${escaped}}`, 'latin1'))).markdown).toBe(
    '表示する',
  );
});

test('reads Unicode without what stands for it in older readers', async () => {
  const written = "\\uc1\\u2965?\\u-230 x\\uc2\\u8377\\'81\\'f8 100{\\uc0\\u8364 5}";
  expect(await textOf(written)).toBe('க：₹ 100€5');
});

test('reads headings, the title, lists that go on, links and line ends', async () => {
  const { title, markdown } = await read(
    '{\\rtf1{\\info{\\title Fees 2026}{\\author A. B.}}{\\stylesheet{\\s1 heading 1;}}{\\header Page header}' +
      '\\pard\\outlinelevel1 Late fees\\par\\pard Ask \\line the desk.\\par' +
      '{\\listtext 1.\\tab}Open the app.\\par{\\listtext 2.\\tab}Tap Orders.\\par For gifts:\\par' +
      "{\\listtext 3.\\tab}Ask the giver.\\par{\\listtext\\'b7\\tab}Bring a receipt.\\par" +
      '{\\field{\\*\\fldinst HYPERLINK "tel:+6625550199"}{\\fldrslt Call us}} today.{\\*\\bkmkstart x}\\par}',
  );
  expect(title).toBe('Fees 2026');
  expect(markdown).toBe(
    '## Late fees\n\nAsk\nthe desk.\n\n1. Open the app.\n2. Tap Orders.\n\nFor gifts:\n\n3. Ask the giver.\n\n- Bring a receipt.\n\n[Call us](tel:+6625550199) today.',
  );
});

test('reads tables, with merged cells repeated', async () => {
  const row = (...cells: string[]) =>
    `\\trowd\\clvmgf\\cellx1\\cellx2\\cellx3 \\intbl ${cells.map((cell) => `${cell}\\cell`).join(' ')}\\row`;
  const below = '\\trowd\\clvmrg\\cellx1\\cellx2\\clmrg\\cellx3 \\intbl \\cell Coffee\\cell\\cell\\row';
  expect(
    await textOf(
      `${row('Kind', 'Item', 'Price')}${row('Drinks', 'Tea\\par green', '45')}${below}\\pard After.\\par`,
    ),
  ).toBe(
    '| Kind | Item | Price |\n| --- | --- | --- |\n| Drinks | Tea green | 45 |\n| Drinks | Coffee | Coffee |\n\nAfter.',
  );
});

test('does not read hidden or deleted text, and says so', async () => {
  const { markdown, warnings } = await read(
    '{\\rtf1 Price: 100.\\par{\\v Cost: 37.\\par}Open{\\deleted  never} daily.\\v Margin: 9.\\v0\\par}',
  );
  expect(markdown).toBe('Price: 100.\n\nOpen daily.');
  expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 3 }]);
});

test('reads the word below furigana, text boxes and signs of Symbol; pictures and binary data are no text', async () => {
  const ruby =
    '{\\field{\\*\\fldinst{EQ \\\\* jc2 \\\\o\\\\ad(\\\\s\\\\up 10(\\u12381 ?),\\u36865 ?\\u26009 ?)}}{\\fldrslt{}}}\\u12399 ?';
  const box =
    '{\\shp{\\*\\shpinst\\shpleft1{\\sp{\\sn name}{\\sv Box 1}}{\\shptxt\\pard The hotline is 199.\\par}}}';
  const picture = '{\\*\\shppict{\\pict\\pngblip 89504e47}}{\\pict\\bin5 }{}\\x}';
  expect(await textOf(`${ruby}5\\u61617 ?0.1 kg\\par${box}${picture}`)).toBe(
    '送料は5±0.1 kg\n\nThe hotline is 199.',
  );
});

test.each([
  ['groups that never end', '{'.repeat(200_000)],
  ['ends of groups that never began', `{\\rtf1 ${'}'.repeat(200_000)}`],
  ['binary data longer than the file', '{\\rtf1 \\bin2000000000 x'],
])('%s end at once', async (_name, rtf) => {
  await expect(read(`{\\rtf1 ${rtf}`)).rejects.toMatchObject({ code: 'empty_content' });
});
