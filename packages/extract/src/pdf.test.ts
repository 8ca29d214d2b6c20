import { afterAll, describe, expect, test } from 'vitest';
import {
  actualText,
  drawPdf,
  drawText,
  makeNestedForms,
  makePageTree,
  makePdf,
  type PdfLine,
} from './files.testing.ts';
import { createExtractor } from './index.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { parsePdf } from './pdf.ts';

const extractor = createExtractor({ children: 2 });
afterAll(() => extractor.close());

const read = (bytes: Uint8Array) => extractor.extract({ bytes, contentType: 'application/pdf' });
const draw = (lines: PdfLine[]) => lines.map(drawText).join('\n');
const reversed = (text: string) => [...text].reverse().join('');
const rule = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f`;

describe('letters', () => {
  test('of a cluster are those that the author names, whatever is drawn', async () => {
    const cluster = actualText('प्ति', drawText({ text: 'म', y: 700 }));
    const content = [cluster, drawText({ text: 'क', x: 78, y: 700 })].join('\n');
    expect((await read(drawPdf([content]))).markdown).toBe('प्तिक');
  });

  test('of a font that is not in the file are read with the map of its script', async () => {
    const content = 'BT /F2 12 Tf 72 700 Td <90016599306F5168 56FD> Tj ET';
    expect((await read(drawPdf([content]))).markdown).toBe('送料は全国');
  });

  test('of a right-to-left run keep their ligature: not accepted is never read as accepted', async () => {
    const glyphs = ['لبقت', ' ', 'لا'].map((text, at) => {
      const x = 300 + at * 24;
      return text === 'لا'
        ? actualText(text, drawText({ text: '\uFEFB', x, y: 700 }))
        : drawText({ text, x, y: 700 });
    });
    const content = `/ReversedChars BMC ${glyphs.join(' ')} EMC`;
    expect((await read(drawPdf([content]))).markdown).toBe('لا تقبل');
  });

  test('of a ligature in two parts, and marks above letters, are in the order in which they are written', async () => {
    const hex = (text: string) => text.charCodeAt(0).toString(16).padStart(4, '0');
    const line = `[<${hex('ع')}> <${hex('ل')}> 495 <${hex('أ')}> <${hex('ا')}> 480 <${hex('\u064B')}>] TJ`;
    const { markdown } = await read(drawPdf([`BT /F1 12 Tf 1 0 0 1 300 700 Tm ${line} ET`]));
    expect(markdown).toBe('ا\u064Bلأع');
  });

  test('radicals and forms of vertical text are the letters that they look like', async () => {
    const { markdown } = await read(makePdf([{ text: '平⽇の⻝品︒', y: 700 }]));
    expect(markdown).toBe('平日の食品。');
  });

  test('a time, a range of numbers and a telephone number of a right-to-left line keep their order', async () => {
    const { markdown } = await read(
      makePdf([
        { text: `${reversed('من')}`, x: 300, y: 700 },
        { text: '19:00–10:30 ', x: 230, y: 700 },
        { text: reversed('هاتف'), x: 300, y: 640 },
        { text: '0123-555-04 ', x: 230, y: 640 },
      ]),
    );
    expect(markdown).toBe('من 10:30–19:00\n\nهاتف 04-555-0123');
  });

  test('of text that runs over other text are kept, where one is the same too', async () => {
    const { markdown } = await read(
      makePdf([
        { text: 'Bill 1925', x: 72, y: 700 },
        { text: '7589', x: 115, y: 700 },
      ]),
    );
    expect(markdown.match(/\d/g)?.sort().join('')).toBe('12557899');
  });

  test('drawn twice to look bold are read once, and doubled letters of a word twice', async () => {
    const { markdown } = await read(
      makePdf([
        { text: 'Room 11', y: 700 },
        { text: 'Room 11', x: 72.4, y: 700 },
      ]),
    );
    expect(markdown).toBe('Room 11');
  });

  test('that fonts do not name are reported', async () => {
    const { warnings } = await read(makePdf([{ text: '\uE001\uE002\uE003 abc', y: 700 }]));
    expect(warnings).toEqual([{ code: 'letters_without_meaning', count: 3 }]);
  });
});

describe('what nobody can see is not read', () => {
  test.each([
    ['invisible', `3 Tr ${drawText({ text: 'HIDDEN', y: 600 })} 0 Tr`],
    ['white on white', `1 g ${drawText({ text: 'HIDDEN', y: 600 })} 0 g`],
    ['dark on the same dark', `0.2 g ${rule(0, 590, 595, 40)} ${drawText({ text: 'HIDDEN', y: 600 })} 0 g`],
    ['off the page', drawText({ text: 'HIDDEN', x: 700, y: 600 })],
    ['without size', drawText({ text: 'HIDDEN', y: 600, size: 0.1 })],
  ])('%s', async (_name, hidden) => {
    const content = `${drawText({ text: 'We open at nine.', y: 700 })} ${hidden}`;
    expect((await read(drawPdf([content]))).markdown).toBe('We open at nine.');
  });

  test('but white text on a dark ground is', async () => {
    const content = `0.1 g ${rule(60, 690, 300, 30)} 1 g ${drawText({ text: 'Prices', y: 700 })}`;
    expect((await read(drawPdf([content]))).markdown).toBe('Prices');
  });
});

describe('order', () => {
  const left = [
    'Guests may arrive from',
    'two in the afternoon.',
    'Bags can be left with',
    'the desk at any hour.',
  ];
  const right = [
    'Breakfast is served in',
    'the garden from seven',
    'until ten. Children eat',
    'free with a parent here.',
  ];

  test('columns of prose are read one after the other', async () => {
    const lines = left.flatMap((text, at) => [
      { text, x: 60, y: 700 - at * 14 },
      { text: right[at] as string, x: 320, y: 700 - at * 14 },
    ]);
    expect((await read(makePdf(lines))).markdown).toBe(
      'Guests may arrive from two in the afternoon. Bags can be left with the desk at any hour.\n\nBreakfast is served in the garden from seven until ten. Children eat free with a parent here.',
    );
  });

  test('columns whose lines are not at the same heights are not mixed', async () => {
    const lines = left.flatMap((text, at) => [
      { text, x: 60, y: 700 - at * 14 },
      { text: right[at] as string, x: 320, y: 695 - at * 14 },
    ]);
    expect((await read(makePdf(lines))).markdown).toBe(`${left.join(' ')}\n\n${right.join(' ')}`);
  });

  test('columns of headings and short paragraphs, whose lines are not beside each other', async () => {
    const [left, right] = [72, 330];
    const lines: PdfLine[] = [
      { text: 'Our clinic', x: left, y: 740, size: 20 },
      { text: 'call four hours before.', x: right, y: 700 },
      { text: 'Hours', x: left, y: 690, size: 18 },
      { text: 'Vaccines', x: right, y: 672, size: 18 },
      { text: 'We are open from Monday to Saturday', x: left, y: 660 },
      { text: 'nine to six.', x: left, y: 644 },
      { text: 'The influenza vaccine costs 690 baht', x: right, y: 644 },
      { text: 'for each dose.', x: right, y: 628 },
      { text: 'Visits', x: left, y: 612, size: 18 },
      { text: 'Parking', x: right, y: 600, size: 18 },
      { text: 'Book one day before. To cancel you', x: left, y: 584 },
      { text: 'Two hours are free.', x: right, y: 572 },
    ];
    expect((await read(makePdf(lines))).markdown).toBe(
      [
        '## Our clinic',
        '## Hours',
        'We are open from Monday to Saturday nine to six.',
        '## Visits',
        'Book one day before. To cancel you call four hours before.',
        '## Vaccines',
        'The influenza vaccine costs 690 baht for each dose.',
        '## Parking',
        'Two hours are free.',
      ].join('\n\n'),
    );
  });

  test('lines of a paragraph are joined however far apart they are, and pairs of a label and a value are not', async () => {
    const lines = (texts: string[], size: number, leading: number) =>
      texts.map((text, at) => ({ text, size, y: 740 - at * size * leading }));
    const prose = [
      'The late fee of a library is fifteen dollars for each day and for',
      'each borrowed tablet, which the reader pays at the desk before the',
      'next loan. Lost cards cost eight dollars, and a new card is ready',
      'after two days.',
    ];
    for (const leading of [1.2, 1.8, 2.2])
      expect((await read(makePdf(lines(prose, 12, leading)))).markdown).toBe(prose.join(' '));
    const pairs = ['Issued on: 26 April 2026', 'Paid until: 3 May 2026', 'Paid by: transfer'];
    expect((await read(makePdf(lines(pairs, 12, 1.5)))).markdown).toBe(pairs.join('\n'));
  });

  test('a page in two columns, whose lines are at the same heights and fill them up to the gutter', async () => {
    const column = (name: string) => [
      `${name} opening hours`,
      `The ${name} desk opens at nine and it`,
      'closes at six on each working day of',
      'the week, but not on public holidays.',
      `${name} parking`,
      `Cars of the ${name} guests stand below`,
      'the house, where two hours are free of',
      'charge and then cost a dollar an hour.',
    ];
    const [left, right] = [column('north'), [...column('south').slice(1), 'Bring your ticket to the desk.']];
    const lines = [left, right].flatMap((texts, side) =>
      texts.map((text, at) => ({ text, size: 12, x: 60 + side * 246, y: 700 - at * 15 })),
    );
    const { markdown } = await read(
      makePdf([{ text: 'A guide to the houses and desks of this town', size: 20, x: 60, y: 740 }, ...lines]),
    );
    const words = (text: string) => text.replace(/[#\s]+/g, ' ').trim();
    expect(words(markdown)).toBe(
      words(`A guide to the houses and desks of this town ${[...left, ...right].join(' ')}`),
    );
  });

  test('a table of two columns of sentences is read by its rows', async () => {
    const answers = Array.from({ length: 5 }, (_, at) => [
      [`Question ${at} that a visitor may ask us`, 'about the house and its opening hours?'],
      [`Answer ${at}, which tells the whole story`, 'of the house, its desk and its hours.'],
    ]);
    const lines = answers.flatMap(([question = [], answer = []], at) =>
      [question, answer].flatMap((texts, side) =>
        texts.map((text, line) => ({ text, x: 60 + side * 252, y: 700 - at * 40 - line * 15 })),
      ),
    );
    const { markdown } = await read(makePdf(lines));
    expect(markdown.indexOf('Answer 0')).toBeLessThan(markdown.indexOf('Question 1'));
  });

  test('what a browser prints around a page is not a part of it', async () => {
    const page = (number: number) =>
      draw([
        { text: '11/27/26, 7:40 AM', x: 24, y: 820, size: 8 },
        { text: 'Our hours', x: 270, y: 820, size: 8 },
        { text: number === 1 ? 'We open at nine.' : 'We close at six.', y: 700 },
        { text: 'https://shop.example/hours', x: 24, y: 20, size: 8 },
        { text: `${number}/2`, x: 560, y: 20, size: 8 },
      ]);
    expect((await read(drawPdf([page(1), page(2)]))).markdown).toBe(
      '## We open at nine.\n\n## We close at six.',
    );
    expect((await read(drawPdf([page(1)]))).markdown).toBe('## We open at nine.');
  });

  test('what follows columns is read after them', async () => {
    const lines = left.flatMap((text, at) => [
      { text, x: 60, y: 700 - at * 14 },
      { text: right[at] as string, x: 320, y: 700 - at * 14 },
    ]);
    const { markdown } = await read(
      makePdf([
        ...lines,
        { text: 'Prices', x: 60, y: 600, size: 18 },
        { text: 'Tea is free.', x: 60, y: 570 },
      ]),
    );
    expect(markdown).toBe(`${left.join(' ')}\n\n${right.join(' ')}\n\n## Prices\n\nTea is free.`);
  });

  test('labels and values stay beside each other, though all labels are drawn first', async () => {
    const pairs = [
      ['Delivery fee:', '5 dollars'],
      ['Return window:', '14 days'],
      ['Hotline:', '1900-555-222'],
    ];
    const lines = [0, 1].flatMap((side) =>
      pairs.map((pair, at) => ({ text: pair[side] as string, x: 60 + side * 140, y: 700 - at * 16 })),
    );
    expect((await read(makePdf(lines))).markdown).toBe(
      'Delivery fee: 5 dollars\nReturn window: 14 days\nHotline: 1900-555-222',
    );
  });

  test('vertical Japanese is read down its columns, from right to left', async () => {
    const columns = ['営業時間は十時から', '六時までです︒'];
    const content = columns.flatMap((column, at) =>
      [...column].map((text, row) => drawText({ text, x: 300 - at * 20, y: 700 - row * 12 })),
    );
    expect((await read(drawPdf([content.join('\n')]))).markdown).toBe('営業時間は十時から六時までです。');
  });

  test('brackets of vertical text that are drawn later stand in their columns', async () => {
    const column = '営業は（祝日も）十時から';
    const place = (letter: string, row: number) => drawText({ text: letter, x: 300, y: 700 - row * 12 });
    const drawn = [...column].map(place);
    const isBracket = (_: string, row: number) => /[（）]/.test(column[row] as string);
    const content = [...drawn.filter((text, row) => !isBracket(text, row)), ...drawn.filter(isBracket)];
    expect((await read(drawPdf([content.join('\n')]))).markdown).toBe(column);
  });

  test('turned text follows, with a space between its lines', async () => {
    const turn = (text: string, x: number) =>
      drawText({ text, y: 0 }).replace('1 0 0 1 72 0 Tm', `0 1 -1 0 ${x} 400 Tm`);
    const content = [
      turn('Late fee: 15 dollars.', 200),
      turn('Lost cards: 8 dollars.', 220),
      draw([{ text: 'Our fees', y: 700 }]),
    ];
    expect((await read(drawPdf([content.join('\n')]))).markdown).toBe(
      'Our fees\n\nLate fee: 15 dollars. Lost cards: 8 dollars.',
    );
  });

  test('lines of a paragraph are joined, a divided word too, those of an address are not', async () => {
    const { markdown } = await read(
      makePdf([
        { text: 'Please send the lamp back in its own box within thirty days of deliv-', y: 700 },
        { text: 'ery.', y: 686 },
        { text: '12 Hill Road', y: 640 },
        { text: 'Singapore 123456', y: 626 },
      ]),
    );
    expect(markdown).toBe(
      'Please send the lamp back in its own box within thirty days of delivery.\n\n12 Hill Road\nSingapore 123456',
    );
  });

  test('a line at the edge of pages stays if its number is not that of the page', async () => {
    const page = (price: number) => draw([{ text: `Price: ${price}`, y: 800 }]);
    expect((await read(drawPdf([page(400), page(250), page(90)]))).markdown).toBe(
      'Price: 400\n\nPrice: 250\n\nPrice: 90',
    );
  });

  test('list items keep their markers, and the lines of an item are joined', async () => {
    const { markdown, warnings } = await read(
      makePdf([
        { text: '\uF0B7', x: 72, y: 700 },
        { text: 'Towels and blankets are free of charge for all the guests of the house', x: 96, y: 700 },
        { text: 'and their children.', x: 96, y: 686 },
        { text: '\uF0B7', x: 72, y: 672 },
        { text: 'A second key costs 5 dollars.', x: 96, y: 672 },
      ]),
    );
    expect(markdown).toBe(
      '• Towels and blankets are free of charge for all the guests of the house and their children.\n• A second key costs 5 dollars.',
    );
    expect(warnings).toEqual([]);
  });

  test('headers stay once and page numbers go', async () => {
    const page = (number: number) =>
      draw([
        { text: 'Hotel Rules', y: 800 },
        { text: `Rule ${'abc'[number - 1]} has a text of its own.`, y: 600 },
        { text: `Page ${number} of 3`, y: 40 },
      ]);
    expect((await read(drawPdf([page(1), page(2), page(3)]))).markdown).toBe(
      'Hotel Rules\n\nRule a has a text of its own.\n\nRule b has a text of its own.\n\nRule c has a text of its own.',
    );
  });
});

describe('tables', () => {
  const rows = [
    ['Room', 'Weekday', 'Weekend'],
    ['Hill', '40', '55'],
    ['Lake', '50', '65'],
  ];
  const cells = (from: string[][], top: number) =>
    draw(
      from.flatMap((row, at) =>
        row.map((text, column) => ({ text, x: 64 + column * 60, y: top - 15 - at * 20 })),
      ),
    );
  const lines = (count: number, top: number) =>
    [
      ...Array.from({ length: count + 1 }, (_, at) => rule(60, top - at * 20, 180, 0.5)),
      ...[0, 1, 2, 3].map((at) => rule(60 + at * 60, top - count * 20, 0.5, count * 20)),
    ].join('\n');
  const markdown =
    '| Room | Weekday | Weekend |\n| --- | --- | --- |\n| Hill | 40 | 55 |\n| Lake | 50 | 65 |';

  test('with lines', async () => {
    expect((await read(drawPdf([`${lines(3, 700)} ${cells(rows, 700)}`]))).markdown).toBe(markdown);
  });

  test('without lines, by their columns', async () => {
    const far = draw(
      rows.flatMap((row, at) =>
        row.map((text, column) => ({ text, x: 60 + column * 120, y: 700 - at * 18 })),
      ),
    );
    expect((await read(drawPdf([far]))).markdown).toBe(markdown);
  });

  /** Text in cells whose longest one ends 2 points before the next column. Letters are 6 points apart. */
  const near = (table: string[][], { y = 700, step = 18 } = {}) => {
    const widths = (table[0] ?? []).map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    const starts = widths.map(
      (_, column) => 60 + widths.slice(0, column).reduce((sum, one) => sum + one * 6 + 2, 0),
    );
    return table.flatMap((row, at) =>
      row.flatMap((text, column) => {
        const x = starts[column] as number;
        return text === '' ? [] : [{ text, x, y: y - at * step }];
      }),
    );
  };
  test.each([
    [
      ['部屋', '平日', '休前日'],
      ['デラックスダブル', '22,000円', '26,500円'],
      ['和室', '9,800円', '11,500円'],
      ['洋室', '8,000円', ''],
    ],
    [
      ['บริการ', 'ราคา', 'เวลา'],
      ['ขูดหินปูน', '900 บาท', '30 นาที'],
      ['ฟอกสีฟันด้วยแสง', '5,500 บาท', '90 นาที'],
    ],
    [
      ['Room', 'Weekday', 'Weekend'],
      ['Standard twin', '500', '600'],
      ['Deluxe double suite', '800', '950'],
    ],
    [
      ['상품', '가격', '재고'],
      ['가죽 지갑', '39,000원', '있음'],
      ['캔버스 가방 대형', '28,000원', '품절'],
    ],
  ])('without lines and with columns that nearly touch: %s', async (...table) => {
    const { markdown: found } = await read(makePdf(near(table)));
    const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const [head = [], ...body] = table;
    expect(found).toBe([row(head), row(head.map(() => '---')), ...body.map(row)].join('\n'));
  });

  test.each([
    [
      [
        ['1.', '会員登録をします。'],
        ['2.', '商品を選びます。'],
        ['3.', 'お支払いをします。'],
      ],
    ],
    [
      [
        ['・', '送料無料'],
        ['・', '即日発送'],
        ['・', '返品可能'],
      ],
    ],
    [
      [
        [
          'お客様は商品到着後十四日以内に返品することができ',
          'ます。営業時間は平日午前十時から午後六時まででご',
        ],
        [
          '送料はお客様のご負担となりますのであらかじめご了',
          'ざいます。土曜日と日曜日と祝日は休業となりますの',
        ],
        [
          '承ください。使用済みの商品は返品をお受けできませ',
          'で、お問い合わせは平日にお電話でお願いいたします',
        ],
      ],
    ],
  ])('lists, and text in columns, are not such tables', async (table) => {
    expect((await read(makePdf(near(table)))).markdown).not.toContain('|');
  });

  test('without lines, before a heading that is wider than their first column', async () => {
    const far = rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: 60 + column * 90, y: 700 - at * 18 })),
    );
    const { markdown: found } = await read(makePdf([...far, { text: 'Rules of the house', x: 60, y: 630 }]));
    expect(found).toBe(`${markdown}\n\nRules of the house`);
  });

  test('with lines between their columns only', async () => {
    const down = [0, 1, 2, 3].map((at) => rule(60 + at * 60, 640, 0.5, 60)).join('\n');
    const content = `${down} ${rule(60, 700, 180, 0.5)} ${rule(60, 680, 180, 0.5)} ${rule(60, 640, 180, 0.5)} ${cells(rows, 700)}`;
    expect((await read(drawPdf([content]))).markdown).toBe(markdown);
  });

  test('a cell keeps the lines of its text together', async () => {
    const text = [
      { text: 'Room', x: 64, y: 685 },
      { text: 'Notes', x: 164, y: 685 },
      { text: 'Hill view', x: 64, y: 665 },
      { text: 'large', x: 64, y: 651 },
      { text: 'No pets are', x: 164, y: 665 },
      { text: 'allowed', x: 164, y: 651 },
    ];
    const down = [60, 120, 232].map((x) => rule(x, 640, 0.5, 60)).join('\n');
    const content = `${down} ${rule(60, 700, 172, 0.5)} ${rule(60, 680, 172, 0.5)} ${rule(60, 640, 172, 0.5)} ${draw(text)}`;
    expect((await read(drawPdf([content]))).markdown).toBe(
      '| Room | Notes |\n| --- | --- |\n| Hill view large | No pets are allowed |',
    );
  });

  test('over several pages are one, under one head', async () => {
    const [head = [], first = [], second = []] = rows;
    const page = (row: string[], top: number) => `${lines(2, top)} ${cells([head, row], top)}`;
    expect((await read(drawPdf([page(first, 100), page(second, 800)]))).markdown).toBe(markdown);
  });

  test('a cell over several rows is repeated in each', async () => {
    const grid = [
      ...[0, 3].map((at) => rule(60, 700 - at * 20, 180, 0.5)),
      rule(60, 680, 180, 0.5),
      rule(120, 660, 120, 0.5),
      ...[0, 1, 2, 3].map((at) => rule(60 + at * 60, 640, 0.5, 60)),
    ].join('\n');
    const content = `${grid} ${cells([rows[0] as string[], ['Hill', '40', '55'], ['', '50', '65']], 700)}`;
    expect((await read(drawPdf([content]))).markdown).toBe(
      '| Room | Weekday | Weekend |\n| --- | --- | --- |\n| Hill | 40 | 55 |\n| Hill | 50 | 65 |',
    );
  });
});

describe('forms and links', () => {
  test('the values of fields stand beside their labels', async () => {
    const field = (name: string, value: string, y: number) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /Rect [130 ${y} 300 ${y + 18}] >>`;
    const pdf = drawPdf(
      [
        draw([
          { text: 'Branch:', y: 700 },
          { text: 'Hotline:', y: 660 },
        ]),
      ],
      {
        extra: [field('branch', 'Bangkok Silom', 696), field('hotline', '02-555-0199', 656)],
        catalog: '/AcroForm << /Fields [9 0 R 10 0 R] >>',
        page: '/Annots [9 0 R 10 0 R]',
      },
    );
    expect((await read(pdf)).markdown).toBe('Branch: Bangkok Silom\n\nHotline: 02-555-0199');
  });

  test('a link keeps the address that an answer needs', async () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [70 696 146 712] /A << /S /URI /URI (tel:+6625550199) >> >>';
    const pdf = drawPdf([draw([{ text: 'Call us here', y: 700 }])], {
      extra: [link],
      page: '/Annots [9 0 R]',
    });
    expect((await read(pdf)).markdown).toBe('[Call us here](tel:+6625550199)');
  });
});

describe('what was not read is said', () => {
  const picture = 'q 500 0 0 700 40 60 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0001 EI Q';

  test('pages that are pictures are counted', async () => {
    const { markdown, warnings, pageCount } = await read(
      drawPdf([draw([{ text: 'We open at nine.', y: 700 }]), picture, picture]),
    );
    expect(markdown).toBe('We open at nine.');
    expect(warnings).toEqual([{ code: 'pictures_not_read', count: 2 }]);
    expect(pageCount).toBe(3);
  });

  test('a document of pictures is refused with what to do', async () => {
    await expect(read(drawPdf([picture, picture]))).rejects.toMatchObject({
      code: 'empty_content',
      message:
        'All 2 pages of the PDF are pictures without text. Save it with text recognition (OCR), or paste its text.',
    });
  });

  test('the text that a scanner put behind its picture is read', async () => {
    const content = `${picture} 3 Tr ${drawText({ text: 'We open at nine.', y: 700 })}`;
    expect(await read(drawPdf([content]))).toMatchObject({ markdown: 'We open at nine.', warnings: [] });
  });
});

describe('hostile', () => {
  test.each([
    ['a page tree that contains itself', makePageTree('[2 0 R]', 1)],
    ['a page tree that contains itself twice', makePageTree('[2 0 R 2 0 R]', 100)],
    ['a page tree of many pages that are not there', makePageTree('[]', 2_147_483_647)],
  ])('%s is refused', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'ExtractError', retryable: false });
  });

  test('a fault of the reader fails its own document only', async () => {
    const { api } = await loadPdfium();
    const fault = () => {
      throw Object.assign(new Error('memory access out of bounds'), { name: 'RuntimeError' });
    };
    Object.assign(api, { FPDFPage_GetObject: fault });
    const pdf = makePdf([{ text: 'We open at nine.', y: 700 }]);
    await expect(parsePdf(pdf)).rejects.toMatchObject({ code: 'unsupported_type' });
    expect((await parsePdf(pdf)).markdown).toBe('We open at nine.');
  });

  test('a small file that draws ten thousand million times ends', async () => {
    const { code } = await read(makeNestedForms(10)).catch((error) => error);
    expect(['timed_out', 'out_of_memory']).toContain(code);
  });
});
