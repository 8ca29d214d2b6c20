import { afterAll, expect, test } from 'vitest';
import { drawPdf, drawText, makeScan } from '../files.testing.ts';
import { createExtractor, type Recognize } from '../index.ts';
import type { Picture, PictureWord } from '../job.ts';

const extractor = createExtractor({ children: 1 });
afterAll(() => extractor.close());

const read = (bytes: Uint8Array, recognize: Recognize | null) =>
  extractor.extract({ bytes, contentType: 'application/pdf', recognize });
const picture = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0001 EI Q';
const page = (text: string) => drawText({ text, y: 700 });
const [letterPx, lineTop, lineHeight] = [25, 400, 50];

/** Places words on a line, in pixels: those of a string one after the other, those of an array from the right. */
function line(text: string | string[], number = 0, left = 300): PictureWord[] {
  let x = left;
  const words = Array.isArray(text) ? text.toReversed() : text.split(' ');
  return words.map((word) => {
    const at = x;
    x += word.length * letterPx + letterPx;
    const top = lineTop + number * 80;
    return { text: word, left: at, right: x - letterPx, top, bottom: top + lineHeight, line: number };
  });
}

test('a page that is a picture is drawn in grey with 300 dots an inch and read in its place', async () => {
  const seen: Picture[] = [];
  const recognize: Recognize = async (one) => {
    seen.push(one);
    return line('We close at six.');
  };
  const pdf = drawPdf([page('We open at nine.'), picture, page('Closed on Sunday.')]);
  const { markdown, warnings, pageCount } = await read(pdf, recognize);
  expect(markdown).toBe('We open at nine.\n\nWe close at six.\n\nClosed on Sunday.');
  expect({ warnings, pageCount }).toEqual({ warnings: [], pageCount: 3 });
  const [{ width, height, dpi, pixels, ...place }] = seen as [Picture];
  expect(place).toEqual({ page: 2, pageCount: 3, scale: expect.any(Number) });
  expect({ width, height, dpi, count: pixels.length }).toEqual({
    width: 2479,
    height: 3508,
    dpi: 300,
    count: 2479 * 3508,
  });
});

test.each([
  [['th'], 'Text recognition for Thai is not installed.'],
  [['zh-Hans', 'ja'], 'Text recognition for Simplified Chinese or Japanese is not installed.'],
])('a scan in a language that cannot be read says which: %s', async (missing, sentence) => {
  await expect(read(drawPdf([picture, picture]), async () => ({ missing }))).rejects.toMatchObject({
    code: 'empty_content',
    message: expect.stringContaining(`All 2 pages of the PDF are pictures without text. ${sentence}`),
  });
});

test('what is drawn is what is seen: dark letters on white paper', async () => {
  const dark: number[] = [];
  await read(await makeScan([{ text: 'WWWW', y: 700, size: 40 }]), async ({ pixels, width, height }) => {
    for (let row = 0; row < height; row += 1)
      if (pixels.subarray(row * width, (row + 1) * width).some((grey) => grey < 128)) dark.push(row);
    return line('WWWW');
  });
  const top = ((842 - 700 - 40) / 72) * 300;
  expect(dark.length).toBeGreaterThan(80);
  expect(dark.every((row) => row > top && row < ((842 - 695) / 72) * 300)).toBe(true);
});

test('a scan with the stamp of its program is read too', async () => {
  const pdf = drawPdf([`${picture} ${drawText({ text: 'Scanned with CamScanner', y: 20, size: 9 })}`]);
  const { markdown, warnings } = await read(pdf, async () => line('We close at six.'));
  expect({ markdown, warnings }).toEqual({ markdown: 'We close at six.', warnings: [] });
  expect((await read(pdf, null)).warnings).toEqual([{ code: 'pictures_not_read', count: 1 }]);
});

test('a table in a picture is a table, though the heights of its words differ', async () => {
  const rows = ['Room Price', 'Garden 150', 'Sea 250', 'Loft 350'];
  const words = rows.flatMap((row, at) => {
    const [room = '', price = ''] = row.split(' ');
    return [...line(room, at), ...line(price, at, 1200)].map((word) =>
      Object.assign(word, { top: word.top + (at % 3) * 6 }),
    );
  });
  const { markdown } = await read(drawPdf([picture]), async () => words);
  expect(markdown).toContain('| Room | Price |\n| --- | --- |\n| Garden | 150 |');
  expect(markdown).toContain('| Loft | 350 |');
});

test.each([
  ['Japanese, which is cut anywhere', line('返品 は 14 日以内'), '返品は 14 日以内'],
  ['Arabic, from the right', line(['اتصل', 'على', '0123-555-04.']), 'اتصل على 04-555-0123.'],
  ['an international number in Arabic', line(['الهاتف', '971-4-555-0123+']), 'الهاتف +971-4-555-0123'],
])('reads %s', async (_name, words, text) => {
  expect((await read(drawPdf([picture]), async () => words)).markdown).toBe(text);
});

test('a picture that cannot be read is counted, and the next one is tried', async () => {
  let calls = 0;
  const pdf = drawPdf([picture, picture, page('Closed on Sunday.')]);
  const { markdown, warnings } = await read(pdf, async () => {
    calls += 1;
    if (calls === 1) throw new Error('The command tesseract failed.');
    return line('We close at six.');
  });
  expect(markdown).toBe('We close at six.\n\nClosed on Sunday.');
  expect(warnings).toEqual([{ code: 'pictures_not_read', count: 1 }]);
});

test('a picture without text is not counted', async () => {
  const { warnings } = await read(drawPdf([picture, page('Closed on Sunday.')]), async () => []);
  expect(warnings).toEqual([]);
});

test('a hundred pictures of a document are read, and the others are counted', async () => {
  const { warnings } = await read(drawPdf(Array.from({ length: 102 }, () => picture)), async () =>
    line('We close at six.'),
  );
  expect(warnings).toEqual([{ code: 'pictures_not_read', count: 2 }]);
});

test('the end of a document ends the reading of its picture', async () => {
  const own = createExtractor({ children: 1 });
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  const reading = own.extract({
    bytes: drawPdf([picture]),
    contentType: 'application/pdf',
    recognize: (_picture, signal) => {
      resolve(signal);
      return new Promise(() => {});
    },
  });
  const failed = expect(reading).rejects.toMatchObject({ code: 'crashed' });
  const signal = await promise;
  own.close();
  await failed;
  expect(signal.aborted).toBe(true);
});
