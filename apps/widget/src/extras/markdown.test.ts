import { describe, expect, test } from 'vitest';
import { type Inline, safeUrl, splitBlocks, splitInline } from './markdown.ts';
import { plainText } from './plain-text.ts';

const links = (pieces: Inline[]): string[] =>
  pieces.flatMap((piece) =>
    'inside' in piece ? links(piece.inside) : piece.kind === 'link' ? [piece.url] : [],
  );

test('splits paragraphs, headings, lists and code', () => {
  const blocks = splitBlocks(
    '# Delivery\nTwo days.\nAt most.\n\n- one\n- two\n\n3. three\n\n4. four\n```sh\nnpm start\n\nls\n```\nEnd',
  );
  expect(blocks).toEqual([
    { kind: 'strong', lines: ['Delivery'], start: undefined },
    { kind: 'p', lines: ['Two days.', 'At most.'], start: undefined },
    { kind: 'ul', lines: ['one', 'two'], start: undefined },
    { kind: 'ol', lines: ['three', 'four'], start: 3 },
    { kind: 'pre', lines: ['npm start', '', 'ls'], start: undefined },
    { kind: 'p', lines: ['End'], start: undefined },
  ]);
});

test('splits emphasis, code, links and bare addresses, and keeps lone marks', () => {
  expect(splitInline('A **bold *x*** and `a*b` 2 * 3 * 4')).toMatchObject([
    { kind: 'text' },
    { kind: 'em' },
    { kind: 'text' },
    { kind: 'code', text: 'a*b' },
    { kind: 'text', text: ' 2 * 3 * 4' },
  ]);
  expect(splitInline('**Account** page')).toEqual([
    { kind: 'strong', inside: [{ kind: 'text', text: 'Account' }] },
    { kind: 'text', text: ' page' },
  ]);
  expect(splitInline('[Help](https://shop.example/a) or https://shop.example/b.')).toEqual([
    { kind: 'link', text: 'Help', url: 'https://shop.example/a' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'https://shop.example/b', url: 'https://shop.example/b' },
    { kind: 'text', text: '.' },
  ]);
  expect(plainText('See **[Help](https://shop.example)** and `x`, ‏**مهم')).toBe('See Help and x, ‏مهم');
});

test('links telephone numbers and mail addresses, and says a number that stands behind a word', () => {
  const text =
    'Call [us](tel:+66-2-555) or [write](mailto:a@b.example), not [x](tel:javascript) or [y](mailto:a).';
  expect(links(splitInline(text))).toEqual(['tel:+66-2-555', 'mailto:a@b.example']);
  expect(plainText(text)).toBe('Call us +66-2-555 or write, not x or y.');
});

test('links only http and https, without a password, and never an image', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://u:p@evil.example/',
    '//evil.example',
    'mailto:a@b.example',
  ])
    expect(safeUrl(address), address).toBeNull();
  const text = '![a](https://evil.example/leak?d=1) [b](javascript:x) [c](data:text/html,x)';
  expect(links(splitInline(text))).toEqual([]);
  expect(plainText(text)).toBe('a b c');
});

test('shows at most 500 lines, and 16,384 characters', () => {
  expect(splitBlocks('- a\n'.repeat(10_000))[0]?.lines).toHaveLength(500);
  expect(splitBlocks('a'.repeat(20_000))[0]?.lines[0]).toHaveLength(16_384);
});

describe('reads a hostile answer in one pass', () => {
  const repeated = {
    stars: '*'.repeat(20_000),
    bold: '**'.repeat(10_000),
    open: '**a'.repeat(10_000),
    brackets: '['.repeat(20_000),
    links: '[a]('.repeat(5_000),
    'link and spaces': `[a](${' '.repeat(20_000)}`,
    ticks: '`a'.repeat(10_001),
    addresses: 'https://'.repeat(3_000),
    dots: `https://a${'.'.repeat(20_000)}`,
    hashes: '#'.repeat(20_000),
    spaces: `${' '.repeat(20_000)}- a`,
    quotes: '> '.repeat(10_000),
    overrides: '\u202e\u2066'.repeat(10_000),
    markup: '<img src=x onerror=alert(1)><script>alert(1)</script>'.repeat(300),
  };
  test.each(Object.entries(repeated))('%s', (_, text) => {
    const pieces = splitBlocks(text).flatMap(({ lines }) => lines.flatMap(splitInline));
    expect(links(pieces).every((url) => url.startsWith('https://'))).toBe(true);
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  });
});
