import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { createExtractor } from '../index.ts';

const extractor = createExtractor({ children: 1 });
afterAll(() => extractor.close());

const read = (bytes: Uint8Array, url: string | null = null) =>
  extractor.extract({ bytes, contentType: null, url });
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const rels = (entries: [id: string, target: string][]) =>
  `<Relationships>${entries.map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`).join('')}</Relationships>`;
const slideNames = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"';
const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (text: string, kind = '', hidden = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x" ${hidden}/><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${text}</p:txBody></p:sp>`;
const slide = (shapes: string, show = '') =>
  `<p:sld ${slideNames} ${show}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;

test('PPTX: slides in their order, with tables and links, without hidden slides and notes', async () => {
  const cell = (text: string) => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
  const table = `<p:graphicFrame><a:graphic><a:tbl><a:tr>${cell('City')}${cell('Days')}</a:tr><a:tr>${cell('Hanoi')}${cell('3')}</a:tr></a:tbl></a:graphic></p:graphicFrame>`;
  const link = '<a:p><a:r><a:rPr><a:hlinkClick r:id="l1"/></a:rPr><a:t>Chat</a:t></a:r></a:p>';
  const { markdown, warnings, pageCount, title } = await read(
    zip({
      'ppt/presentation.xml': `<p:presentation ${slideNames}><p:sldIdLst><p:sldId id="1" r:id="r2"/><p:sldId id="2" r:id="r1"/><p:sldId id="3" r:id="r3"/></p:sldIdLst></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': rels([
        ['r1', 'slides/slide1.xml'],
        ['r2', 'slides/slide2.xml'],
        ['r3', 'slides/slide3.xml'],
      ]),
      'ppt/slides/slide2.xml': slide(
        shape(paragraph('返品'), 'title') +
          shape(paragraph('三十日以内') + link, 'body') +
          shape(paragraph('9'), 'sldNum'),
      ),
      'ppt/slides/_rels/slide2.xml.rels': rels([
        ['l1', 'https://lin.ee/x'],
        ['n1', '../notesSlides/notesSlide1.xml'],
      ]),
      'ppt/notesSlides/notesSlide1.xml': `<p:notes ${slideNames}>${shape(paragraph('Cost: 37'), 'body')}</p:notes>`,
      'ppt/slides/slide1.xml': slide(shape(paragraph('Secret'), '', 'hidden="1"') + table),
      'ppt/slides/slide3.xml': slide(shape(paragraph('Margin')), 'show="0"'),
    }),
  );
  expect(markdown).toBe(
    '## 返品\n\n- 三十日以内\n- [Chat](https://lin.ee/x)\n\n| City | Days |\n| --- | --- |\n| Hanoi | 3 |',
  );
  expect({ pageCount, warnings, title }).toEqual({
    pageCount: 2,
    warnings: [{ code: 'hidden_parts_skipped', count: 3 }],
    title: null,
  });
});

const openNames = 'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:style="s" xmlns:xlink="x"';
const open = (kind: string, body: string, styles = '') =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content ${openNames}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
  });

test('ODT: headings, lists, links and notes, without hidden text', async () => {
  const { markdown, warnings } = await read(
    open(
      'text',
      `<text:h text:outline-level="2">Returns</text:h><text:p>Within <text:a xlink:href="tel:+66255">30 days</text:a>.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Unworn.</text:p></text:note-body></text:note></text:p><text:list><text:list-item><text:p>Bulbs</text:p></text:list-item></text:list><text:p><text:span text:style-name="H">Cost 37.</text:span>End.</text:p><text:section text:display="none"><text:p>Margin</text:p></text:section>`,
      '<style:style style:name="H"><style:text-properties text:display="none"/></style:style>',
    ),
  );
  expect(markdown).toBe('## Returns\n\nWithin [30 days](tel:+66255). (Unworn.)\n\n- Bulbs\n\nEnd.');
  expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 2 }]);
});

test('ODS: cells as they are shown, without hidden sheets, rows and columns', async () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
  const number = 'office:value-type="currency"';
  const { markdown, warnings } = await read(
    open(
      'spreadsheet',
      `<table:table table:name="Prices"><table:table-column/><table:table-column/><table:table-column table:visibility="collapse"/>${row(cell('Item') + cell('Price') + cell('Cost'))}${row(cell('Lamp') + cell('100 บาท', number) + cell('37', number))}${row(cell('Ghost') + cell('5', number), 'table:visibility="collapse"')}</table:table><table:table table:name="Secret" table:style-name="H">${row(cell('a') + cell('b'))}</table:table>`,
      '<style:style style:name="H"><style:table-properties table:display="false"/></style:style>',
    ),
  );
  expect(markdown).toBe('## Prices\n\n| Item | Price |\n| --- | --- |\n| Lamp | 100 บาท |');
  expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 3 }]);
});

test('EPUB: its chapters in reading order, under its title', async () => {
  const chapter = (text: string) =>
    `<html><head><title>x</title></head><body><h1>${text}</h1><p>About ${text}.</p></body></html>`;
  const { markdown, title } = await read(
    zip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
      'OEBPS/book.opf':
        '<package><metadata><dc:title>Guide</dc:title></metadata><manifest><item id="a" href="a.xhtml"/><item id="b" href="text/b.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
      'OEBPS/a.xhtml': chapter('Lamps'),
      'OEBPS/text/b.xhtml': chapter('Desks'),
    }),
  );
  expect({ title, markdown }).toEqual({
    title: 'Guide',
    markdown: '# Desks\n\nAbout Desks.\n\n# Lamps\n\nAbout Lamps.',
  });
});

test('HWPX: paragraphs and tables of its sections', async () => {
  const text = (words: string) => `<hp:p><hp:run><hp:t>${words}</hp:t></hp:run></hp:p>`;
  const cell = (words: string) =>
    `<hp:tc><hp:subList>${text(words)}</hp:subList><hp:cellSpan colSpan="1" rowSpan="1"/></hp:tc>`;
  const table = `<hp:p><hp:run><hp:tbl><hp:tr>${cell('상품')}${cell('가격')}</hp:tr><hp:tr>${cell('램프')}${cell('3000원')}</hp:tr></hp:tbl></hp:run></hp:p>`;
  const { markdown } = await read(
    zip({
      mimetype: 'application/hwp+zip',
      'Contents/section1.xml': `<hs:sec xmlns:hs="s" xmlns:hp="p">${table}</hs:sec>`,
      'Contents/section0.xml': `<hs:sec xmlns:hs="s" xmlns:hp="p">${text('배송비는 3000원입니다.')}</hs:sec>`,
    }),
  );
  expect(markdown).toBe('배송비는 3000원입니다.\n\n| 상품 | 가격 |\n| --- | --- |\n| 램프 | 3000원 |');
});

test('EML and MHTML: subject and text in their charset; attachments are said', async () => {
  const body = Buffer.from('営業時間は九時からです。').toString('base64');
  const eml = [
    'From: shop@example.com',
    'Subject: =?utf-8?B?5Za25qWt5pmC6ZaT?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '--b',
    'Content-Type: application/pdf; name="x.pdf"',
    'Content-Disposition: attachment; filename="x.pdf"',
    '',
    'x',
    '--b--',
  ].join('\r\n');
  expect(await read(Buffer.from(eml), 'hours.eml')).toMatchObject({
    title: '営業時間',
    markdown: '# 営業時間\n\n営業時間は九時からです。',
    warnings: [{ code: 'hidden_parts_skipped', count: 1 }],
  });
  const mhtml =
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body><h1>Fees</h1><p>Five dollars.</p></body></html>\r\n--b--';
  expect((await read(Buffer.from(mhtml), 'fees.mhtml')).markdown).toBe('# Fees\n\nFive dollars.');
});

test.each([
  ['\u0089PNG\r\n', null, 'Pictures cannot be read.'],
  ['Rar!\u001a\u0007', 'a.rar', 'Archives cannot be read.'],
  ['ID3\u0003\0', 'a.mp3', 'Sound files cannot be read.'],
  ['\0\0\0\u0018ftypisom', 'a.mp4', 'Videos cannot be read.'],
  ['AC1032\0\0\0', 'plan.dwg', 'Drawings cannot be read. Export it as PDF.'],
  ['HWP Document File V3.00', 'a.hwp', 'HWP files cannot be read. Save it as HWPX or PDF.'],
  ['\0\u0001\u0002x', 'a.docx', 'The file is not a readable DOCX.'],
])('a file that cannot be read is refused by its name: %j', async (start, name, message) => {
  await expect(read(Buffer.from(start, 'latin1'), name)).rejects.toMatchObject({
    code: 'unsupported_type',
    message: expect.stringContaining(message),
  });
});

test.each([
  ['WordDocument', 'Old Word files (.doc)'],
  ['PowerPoint Document', 'Old PowerPoint files (.ppt)'],
  ['HwpSummaryInformation', 'HWP files'],
])('an old file with the stream %s is refused by its name', async (stream, name) => {
  const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);
  await expect(read(bytes)).rejects.toMatchObject({ message: expect.stringContaining(name) });
});
