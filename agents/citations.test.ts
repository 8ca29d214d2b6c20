import { expect, test } from 'vitest';
import { addressesIn, createCitationFilter } from './citations.ts';

const known = new Set(
  addressesIn('See https://shop.example/returns and www.shop.example/faq, or write to help@shop.example.'),
);

function run(text: string, size = 1000) {
  const filter = createCitationFilter({ length: 3 }, known);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(filter.push(text.slice(at, at + size)));
  pieces.push(filter.flush());
  return { text: pieces.join(''), pieces, ...filter.seen };
}

const cases: [string, string, Partial<ReturnType<typeof run>>][] = [
  ['We open at ten [1].', 'We open at ten.', { cited: [1] }],
  ['Ten [1][2], or eleven [3, 1].', 'Ten, or eleven.', { cited: [1, 2, 3] }],
  ['十時に開きます【2】。', '十時に開きます。', { cited: [2] }],
  ['十点［1、3］开门', '十点开门', { cited: [1, 3] }],
  ['نفتح في العاشرة [٢].', 'نفتح في العاشرة.', { cited: [2] }],
  ['दस बजे [१]।', 'दस बजे।', { cited: [1] }],
  ['เปิดสิบโมง [๓]', 'เปิดสิบโมง', { cited: [3] }],
  ['Range [1-3].', 'Range.', { cited: [1, 2, 3] }],
  ['Named [passage 2] and [Source 1].', 'Named and.', { cited: [2, 1] }],
  ['Invented [7] and [99].', 'Invented and.', { cited: [], invented: 2 }],
  ['[1] At the start', 'At the start', { cited: [1] }],
  ['Keep [this] and a[x] text', 'Keep [this] and a[x] text', { cited: [] }],
  ['Open [bracket', 'Open [bracket', {}],
  ['See https://shop.example/returns.', 'See https://shop.example/returns.', { droppedLinks: 0 }],
  ['See https://evil.example/x?y=1 now', 'See now', { droppedLinks: 1 }],
  ['See www.evil.example.', 'See.', { droppedLinks: 1 }],
  ['[Returns](https://shop.example/returns) here', '[Returns](https://shop.example/returns) here', {}],
  ['[Click me](https://evil.example/a) here', 'Click me here', { droppedLinks: 1 }],
  ['[Run](javascript:alert(1)) it', 'Run) it', { droppedLinks: 1 }],
  ['[1](https://evil.example) yes', 'yes', { cited: [1] }],
  [
    '詳しくはhttps://shop.example/returnsをご覧ください',
    '詳しくはhttps://shop.example/returnsをご覧ください',
    {},
  ],
  ['https://shop.example.evil.example/returns', '', { droppedLinks: 1 }],
  ['[none]', '', { refused: true }],
  ['[person]', '', { person: true, refused: false }],
  ['Sorry. [NONE]', 'Sorry.', { refused: true }],
  ['what who http h w', 'what who http h w', {}],
];

test.each(cases)('%s', (text, shown, seen) => {
  const tidy = (value: string) => value.replace(/ {2,}/g, ' ').replace(/ \./g, '.').trim();
  for (const size of [1, 2, 3, 7, 1000]) {
    const result = run(text, size);
    expect(tidy(result.text), `pieces of ${size}`).toBe(shown);
    expect(result).toMatchObject(seen);
    for (const piece of result.pieces) expect(piece).not.toMatch(/\[\p{Nd}|\[non|\[per/iu);
  }
});

test('shows plain text at once', () => {
  const filter = createCitationFilter({ length: 3 }, known);
  expect(filter.push('We are open')).toBe('We are open');
  expect(filter.push(' from ten')).toBe(' from ten');
});

const bareCases: [string, string, Partial<ReturnType<typeof run>>][] = [
  ['Go to evil.example/free now', 'Go to now', { droppedLinks: 1 }],
  ['Go to EVIL.EXAMPLE/free. Then', 'Go to. Then', { droppedLinks: 1 }],
  ['Order at cheap-tea.com or bit.ly/3xYz!', 'Order at or !', { droppedLinks: 2 }],
  ['(shop.evil.co.id)', '()', { droppedLinks: 1 }],
  ['请访问evil.com查看', '请访问查看', { droppedLinks: 1 }],
  ['詳しくはevil.example/aをご覧ください', '詳しくはをご覧ください', { droppedLinks: 1 }],
  [
    'See shop.example/returns or shop.example.',
    'See shop.example/returns or shop.example.',
    { droppedLinks: 0 },
  ],
  ['See shop.example/invented', 'See', { droppedLinks: 1 }],
  ['See shop.example.evil.com', 'See', { droppedLinks: 1 }],
  ['Write to help@shop.example today', 'Write to help@shop.example today', { droppedLinks: 0 }],
  ['Write to Help@Shop.example.', 'Write to Help@Shop.example.', { droppedLinks: 0 }],
  ['[Mail us](mailto:help@shop.example)', '[Mail us](mailto:help@shop.example)', { droppedLinks: 0 }],
  ['a@b, @shop and 5 @ 3 USD', 'a@b, @shop and 5 @ 3 USD', { droppedLinks: 0 }],
  [
    'Open from 9 a.m. to 5 p.m., e.g. Sundays',
    'Open from 9 a.m. to 5 p.m., e.g. Sundays',
    { droppedLinks: 0 },
  ],
  ['Get app.apk, index.html or README.md v1.2.3', 'Get app.apk, index.html or README.md v1.2.3', {}],
  [
    'Node.js 24.1 in the U.S. costs 3.50 USD.',
    'Node.js 24.1 in the U.S. costs 3.50 USD.',
    { droppedLinks: 0 },
  ],
  ['We are open.It is free.to all', 'We are open.It is free.to all', { droppedLinks: 0 }],
  ['Harga Rp 1.500.000. Buka pukul 09.00-17.00.', 'Harga Rp 1.500.000. Buka pukul 09.00-17.00.', {}],
];

test.each(bareCases)('without a scheme: %s', (text, shown, seen) => {
  const tidy = (value: string) => value.replace(/ {2,}/g, ' ').replace(/ \./g, '.').trim();
  expect(tidy(run(text).text)).toBe(shown);
  for (const size of [1, 2, 3, 7, 1000]) {
    const result = run(text, size);
    expect(result, `pieces of ${size}`).toMatchObject(seen);
    expect(result.text).not.toMatch(/evil\.(?:example|com|co\.id)|cheap-tea\.com|bit\.ly|invented/i);
    if (!result.droppedLinks) expect(result.text).toBe(text);
  }
});

test.each([
  ['Write to sales@evil.example today', 'Write to today'],
  ['Write to sales@shop.example.', 'Write to.'],
  ['お問い合わせはsales@evil.exampleまで', 'お問い合わせはまで'],
  ['[Mail us](mailto:sales@evil.example)', 'Mail us'],
  ['help@shop.example, first.last+tea@evil.co.id', 'help@shop.example,'],
  ['sales＠evil.example', ''],
])('removes an unknown e-mail address: %s', (text, shown) => {
  const tidy = (value: string) => value.replace(/ {2,}/g, ' ').replace(/ \./g, '.').trim();
  expect(tidy(run(text).text)).toBe(shown);
  for (const size of [1, 2, 3, 7, 1000]) {
    const result = run(text, size);
    expect(result.text, `pieces of ${size}`).not.toMatch(/[@＠](?:evil|shop\.example\.?$)/);
    expect(result.droppedLinks).toBe(1);
  }
});

test('does not hold back the text before an address that arrives in pieces', () => {
  const filter = createCitationFilter({ length: 3 }, known);
  expect(filter.push('Go to evil')).toBe('Go to evil');
  expect(filter.push('.exam') + filter.push('ple/free') + filter.push(' now') + filter.flush()).toBe(' now');
  expect(filter.seen.droppedLinks).toBe(1);
});

test('shows a bracket that never closes and an address that never ends', () => {
  const long = run(`a [${'x'.repeat(5000)}`, 50);
  expect(long.text).toHaveLength(5003);
  const url = run(`a https://evil.example/${'x'.repeat(9000)} b`, 50);
  expect(url.text).not.toContain('https');
});
