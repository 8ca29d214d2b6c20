import { utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { createExtractor } from './index.ts';

const extractor = createExtractor({ children: 1 });
afterAll(() => extractor.close());

type Values = (string | number | boolean | null)[][];

function makeBook(
  sheets: Record<string, WorkSheet>,
  { hidden = [], bookType = 'xlsx' }: { hidden?: (0 | 1 | 2)[]; bookType?: 'xlsx' | 'xlsb' | 'biff8' } = {},
): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: Object.keys(sheets).map((name, at) => ({ name, Hidden: hidden[at] ?? 0 })) };
  return write(book, { type: 'buffer', bookType, cellStyles: true });
}

const sheetOf = (values: Values, more: Partial<WorkSheet> = {}): WorkSheet =>
  Object.assign(utils.aoa_to_sheet(values), more);
const read = (bytes: Uint8Array) => extractor.extract({ bytes, contentType: null, url: null });
const merge = (s: [number, number], e: [number, number]) => ({
  s: { r: s[0], c: s[1] },
  e: { r: e[0], c: e[1] },
});

test('does not read hidden sheets, rows and columns, and counts them', async () => {
  const prices = sheetOf(
    [
      ['Item', 'Price', 'Supplier', 'Margin', 'Colour'],
      ['Lamp', 100, 'Bright Co', 63, 'red'],
      ['Ghost', 55, 'Dim Co', 12, 'blue'],
      ['Ghost 2', 56, 'Dim Co', 12, 'blue'],
      ['Desk', 200, 'Wood Co', 40, 'oak'],
    ],
    {
      '!cols': [{}, {}, { hidden: true }, { hidden: true }],
      '!rows': [{}, {}, { hidden: true }, { hidden: true }],
    },
  );
  const cost = sheetOf([['Lamp', 37]]);
  const { markdown, warnings } = await read(
    makeBook({ Prices: prices, Cost: cost, Very: cost, Empty: sheetOf([]) }, { hidden: [0, 1, 2, 1] }),
  );
  expect(markdown).toBe(
    '## Prices\n\n| Item | Price | Colour |\n| --- | --- | --- |\n| Lamp | 100 | red |\n| Desk | 200 | oak |',
  );
  expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 4 }]);
});

test('reads old and binary workbooks, hidden sheets apart', async () => {
  for (const bookType of ['biff8', 'xlsb'] as const) {
    const sheets = {
      料金: sheetOf([
        ['品', '円'],
        ['灯', 4200],
      ]),
      Cost: sheetOf([['灯', 37]]),
    };
    const { markdown, warnings } = await read(makeBook(sheets, { hidden: [0, 1], bookType }));
    expect(markdown).toBe('## 料金\n\n| 品 | 円 |\n| --- | --- |\n| 灯 | 4200 |');
    expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 1 }]);
  }
});

test.each<[format: string, value: number, shown: string]>([
  ['hh:mm', 0.375, '09:00'],
  ['h:mm AM/PM', 0.8125, '7:30 PM'],
  ['[h]:mm', 1.5, '36:00'],
  ['0.0%', 0.125, '12.5%'],
  ['00000', 1220, '01220'],
  ['#,##0.00 "บาท"', 1250.5, '1,250.50 บาท'],
  ['[$Rp-421]#,##0', 75000, 'Rp75,000'],
  ['_($* #,##0.00_)', 99.5, '$99.50'],
  ['"TRUE"', 3, 'TRUE'],
  ['yyyy-mm-dd', 46082, '2026-03-01'],
  ['m/d/yy', 46082, '2026-03-01'],
  ['yyyy"年"m"月"d"日"', 46082, '2026年3月1日'],
  ['[$-411]ggge"年"m"月"d"日"', 46082, '令和8年3月1日'],
  ['[$-ja-JP-x-gannen]ggge"年"m"月"d"日"', 43585, '平成31年4月30日'],
  ['[$-411]ge.m.d', 46082, 'R8.3.1'],
  ['[$-1070000]d/mm/yyyy;@', 46082, '1/03/2569'],
  ['[$-107041E]d/m/yy', 46082, '1/3/69'],
  ['bbbb', 46082, '2569'],
  ['[$-404]e"年"m"月"d"日"', 46082, '115年3月1日'],
  ['[$-404]ggge"年"', 46082, '中華民國115年'],
  ['General', 4901234567894, '4901234567894'],
  ['General', 0.30000000000000004, '0.3'],
  ['0.00E+00', 1234, '1.23E+03'],
])('shows a cell of the format %s as Excel does', async (format, value, shown) => {
  const sheet = sheetOf([
    ['What', 'Value'],
    ['x', value],
  ]);
  sheet.B2.z = format;
  const { markdown } = await read(makeBook({ S: sheet }));
  expect(markdown.split('\n').at(-1)).toBe(`| x | ${shown} |`);
});

describe('formulas that were written without their values', () => {
  /** A sheet whose first row is its head, with a formula wherever a text begins with =. */
  function sheetWith(values: Values, formats: Record<string, string> = {}): WorkSheet {
    const sheet = sheetOf(values);
    for (const [at, cell] of Object.entries(sheet)) {
      if (typeof cell?.v === 'string' && cell.v.startsWith('=')) sheet[at] = { t: 'n', f: cell.v.slice(1) };
      if (formats[at]) sheet[at].z = formats[at];
    }
    return sheet;
  }

  test('are computed, in the format of their cells, over sheets, hidden ones too', async () => {
    const prices = sheetWith(
      [
        ['Item', 'Net', 'Gross', 'Note', 'From', 'Rate'],
        [
          'Desk',
          200,
          '=ROUND(B2*(1+Cost!B1),2)',
          '=IF(C2>100,"by lorry","by mail")',
          '=DATE(2026,3,1)',
          '=1/8',
        ],
        [
          'Chair',
          80,
          '=C2/2+VLOOKUP("lamp",Cost!A1:B2,2,FALSE)',
          '=A3&" is "&TEXT(B3,"0.00")',
          '=E2+30',
          '=B3>50',
        ],
        ['Both', '=SUM(B2:B3)', '=SUM(C2:C3)', "='O''Neil & Söhne'!A1", '=-B3^2', '=COUNTIF(A2:A3,"Desk")'],
      ],
      { C2: '#,##0.00', E2: 'yyyy-mm-dd', E3: 'yyyy-mm-dd', F2: '0.0%' },
    );
    const cost = sheetOf([
      ['tax', 0.11],
      ['lamp', 7],
    ]);
    const { markdown, warnings } = await read(
      makeBook(
        { Prices: prices, Cost: cost, "O'Neil & Söhne": sheetOf([['=1+1'], ['x']]) },
        { hidden: [0, 1, 1] },
      ),
    );
    expect(markdown.split('\n').slice(4)).toEqual([
      '| Desk | 200 | 222.00 | by lorry | 2026-03-01 | 12.5% |',
      '| Chair | 80 | 118 | Chair is 80.00 | 2026-03-31 | TRUE |',
      '| Both | 280 | 340 | =1+1 | 6400 | 1 |',
    ]);
    expect(warnings).toEqual([{ code: 'hidden_parts_skipped', count: 2 }]);
  });

  test('use the values that are stored', async () => {
    const sheet = sheetWith([
      ['Net', 'Gross'],
      [200, '=A2*2'],
      [0, '=B2+B3'],
    ]);
    sheet.B2 = { t: 'n', f: 'A2*2', v: 7 };
    expect((await read(makeBook({ S: sheet }))).markdown).toContain('| 200 | 7 |');
  });

  test('have no value in a workbook that is too much for the engine', async () => {
    const own = createExtractor({ children: 1 });
    const rows = Array.from({ length: 9_000 }, (_, at) => [at, `=B${at + 3}+1`]);
    const { warnings } = await own.extract({ bytes: makeBook({ S: sheetWith([['A', 'B'], ...rows]) }) });
    own.close();
    expect(warnings).toEqual([{ code: 'formulas_without_values', count: 9_000 }]);
  });

  test('have no value, and are counted, if they change by themselves, lead round, or cannot be computed', async () => {
    const sheet = sheetWith([
      ['Net', 'Today', 'After', 'Broken', 'Unknown', 'Round', 'Elsewhere'],
      [200, '=TODAY()', '=B2+1', '=A2/0', '=MYTAX(A2)', '=F2+1', '=[1]Prices!A1'],
    ]);
    const { markdown, warnings } = await read(makeBook({ S: sheet }));
    expect(markdown.split('\n').at(-1)).toBe('| 200 |  |  |  |  |  |  |');
    expect(warnings).toEqual([{ code: 'formulas_without_values', count: 6 }]);
  });
});

test('keeps the address of a link', async () => {
  const sheet = sheetOf([
    ['What', 'Where'],
    ['Top up', 'here'],
  ]);
  sheet.B2.l = { Target: 'https://pay.example/topup' };
  expect((await read(makeBook({ S: sheet }))).markdown).toContain('[here](https://pay.example/topup)');
});

describe('tables', () => {
  test('repeats merged cells, with title rows above the head', async () => {
    const sheet = sheetOf(
      [
        ['Price list 2569'],
        [],
        ['Group', 'Item', 'Price'],
        ['Drinks', 'Tea', 45],
        [null, 'Coffee', 60],
        ['Cake', 'Pie', 80],
      ],
      { '!merges': [merge([0, 0], [0, 2]), merge([3, 0], [4, 0])] },
    );
    const { markdown } = await read(makeBook({ S: sheet }));
    expect(markdown).toBe(
      '## S\n\n### Price list 2569\n\n| Group | Item | Price |\n| --- | --- | --- |\n| Drinks | Tea | 45 |\n| Drinks | Coffee | 60 |\n| Cake | Pie | 80 |',
    );
  });

  test('joins a head of two rows, and makes a heading of a merged row', async () => {
    const sheet = sheetOf(
      [
        ['Room', 'Price', null],
        [null, 'Weekday', 'Weekend'],
        ['Garden wing', null, null],
        ['Twin', 100, 120],
        ['Sea wing', null, null],
        ['Twin', 200, 220],
      ],
      {
        '!merges': [
          merge([0, 0], [1, 0]),
          merge([0, 1], [0, 2]),
          merge([2, 0], [2, 2]),
          merge([4, 0], [4, 2]),
        ],
      },
    );
    const head = '| Room | Price Weekday | Price Weekend |\n| --- | --- | --- |';
    expect((await read(makeBook({ S: sheet }))).markdown).toBe(
      `## S\n\n### Garden wing\n\n${head}\n| Twin | 100 | 120 |\n\n### Sea wing\n\n${head}\n| Twin | 200 | 220 |`,
    );
  });

  test('gives a second table on a sheet its own head, and goes on over empty rows', async () => {
    const sheet = sheetOf([
      ['Item', 'Price'],
      ['Tea', 45],
      [],
      ['Cake', 80],
      [],
      ['City', 'Days'],
      ['Hanoi', 3],
      [],
      ['Prices include tax.'],
    ]);
    expect((await read(makeBook({ S: sheet }))).markdown).toBe(
      '## S\n\n| Item | Price |\n| --- | --- |\n| Tea | 45 |\n| Cake | 80 |\n\n| City | Days |\n| --- | --- |\n| Hanoi | 3 |\n\nPrices include tax.',
    );
  });
});
