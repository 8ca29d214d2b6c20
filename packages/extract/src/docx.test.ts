import { afterAll, expect, test } from 'vitest';
import { docxParagraph, makeDocx } from './files.testing.ts';
import { createExtractor } from './index.ts';

const extractor = createExtractor({ children: 1 });
afterAll(() => extractor.close());

const read = (body: string, others: Record<string, string> = {}) =>
  extractor.extract({ bytes: makeDocx('H', body, 0, others), contentType: null, url: null });
const textOf = async (body: string, others: Record<string, string> = {}) =>
  (await read(body, others)).markdown.replace(/^# H\n*/, '');
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;
const style = (id: string, inside: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`;

test('does not read hidden text, also by style and in hidden rows, and counts the parts', async () => {
  const vanish = '<w:rPr><w:vanish/></w:rPr>';
  const styles = [
    style('Secret', vanish),
    style('Derived', '<w:basedOn w:val="Secret"/>'),
    style('Note', vanish, 'character'),
  ].join('');
  const cell = (text: string) => `<w:tc>${docxParagraph(text)}</w:tc>`;
  const { markdown, warnings } = await read(
    [
      paragraph(run('Price 100. ') + run('Cost ', '<w:vanish/>') + run('37.', '<w:vanish w:val="true"/>')),
      paragraph(run('Shown.', '<w:vanish w:val="0"/>') + run('Margin 63.', '<w:rStyle w:val="Note"/>')),
      paragraph(run('Supplier.'), '<w:pStyle w:val="Derived"/>'),
      `<w:tbl><w:tr>${cell('A')}${cell('B')}</w:tr><w:tr><w:trPr><w:hidden/></w:trPr>${cell('x')}${cell('y')}</w:tr><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl>`,
    ].join(''),
    { styles },
  );
  expect(markdown).toBe('# H\n\nPrice 100.\n\nShown.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |');
  expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 3 }]);
});

test('keeps the kanji below furigana', async () => {
  const ruby = (base: string, reading: string) =>
    `<w:r><w:ruby><w:rubyPr/><w:rt>${run(reading)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`;
  expect(
    await textOf(
      paragraph(
        `${ruby('送料', 'そうりょう')}${run('は500円、')}${ruby('返', 'へん')}${ruby('品', 'ぴん')}${run('は無料。')}`,
      ),
    ),
  ).toBe('送料は500円、返品は無料。');
});

test('reads simple fields, content controls, equations and text boxes, and no deleted text', async () => {
  const box = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${docxParagraph('Hotline 1900.')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${docxParagraph('Hotline 1900.')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent>`;
  const math = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const body = [
    paragraph(`${run('Box: ')}<w:r>${box}</w:r>`),
    paragraph(`<w:fldSimple w:instr=" DOCPROPERTY x ">${run('Nine days.')}</w:fldSimple>`),
    paragraph(
      `<m:oMathPara><m:oMath>${math('T=')}<m:f><m:num>${math('a+b')}</m:num><m:den>${math('2')}</m:den></m:f><m:sSup><m:e>${math('x')}</m:e><m:sup>${math('2')}</m:sup></m:sSup></m:oMath></m:oMathPara>`,
    ),
    paragraph(
      `${run('Kept')}<w:del><w:r><w:delText> gone</w:delText></w:r></w:del><w:moveFrom>${run(' moved')}</w:moveFrom>${run('.')}`,
    ),
  ].join('');
  expect(await textOf(body)).toBe('Box:\n\nHotline 1900.\n\nNine days.\n\nT=(a+b)/2x^2\n\nKept.');
});

test('reads footnotes', async () => {
  const footnotes = `<w:footnote w:id="1">${docxParagraph('Except Sundays.')}</w:footnote>`;
  const body = paragraph(`${run('Open daily')}<w:r><w:footnoteReference w:id="1"/></w:r>`);
  expect(await textOf(body, { footnotes })).toContain('Except Sundays.');
});

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = (levels: string) =>
  `<w:abstractNum w:abstractNumId="5">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;
const item = (text: string, at = 0, list = 1, properties = '') =>
  paragraph(run(text), `${properties}<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);

test('numbers go on after a paragraph, and begin again where the list says so', async () => {
  const body = [
    item('a'),
    item('b'),
    docxParagraph('Then:'),
    item('c'),
    docxParagraph('Again:'),
    item('d', 0, 2),
  ];
  expect(await textOf(body.join(''), { numbering: numbering(level(0, 'decimal', '%1.')) })).toBe(
    '1. a\n2. b\n\nThen:\n\n3. c\n\nAgain:\n\n1. d',
  );
});

test.each([
  ['japaneseCounting', '第%1条', ['第一条 a', '第二条 b']],
  ['decimal', '第%1條', ['第1條 a', '第2條 b']],
  ['lowerLetter', '(%1)', ['(a) a', '(b) b']],
  ['upperRoman', '%1.', ['I. a', 'II. b']],
  ['ganada', '%1.', ['가. a', '나. b']],
  ['thaiLetters', '%1)', ['ก) a', 'ข) b']],
])('writes numbers in the format %s %s', async (format, text, lines) => {
  const body = item('a') + item('b');
  expect(await textOf(body, { numbering: numbering(level(0, format, text)) })).toBe(lines.join('\n\n'));
});

test('numbers headings, and levels below their own', async () => {
  const styles = style('Heading2', '').replace('"Heading2"/>', '"heading 2"/>');
  const levels = level(0, 'decimal', '%1') + level(1, 'decimal', '%1.%2');
  const heading = '<w:pStyle w:val="Heading2"/>';
  const body = [
    item('Returns', 0, 1, heading),
    item('Time', 1),
    item('Cost', 1),
    item('Repair', 0, 1, heading),
    item('Where', 1),
  ];
  expect(await textOf(body.join(''), { numbering: numbering(levels), styles })).toBe(
    '## 1 Returns\n\n1.1 Time\n\n1.2 Cost\n\n## 2 Repair\n\n2.1 Where',
  );
});
