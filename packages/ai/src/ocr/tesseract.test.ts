import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTesseract } from './tesseract.ts';
import { readTsv } from './tsv.ts';

const head =
  'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n';
const row = (line: number, word: number, confidence: number, text: string) =>
  `5\t1\t1\t1\t${line}\t${word}\t${word * 100}\t${line * 50}\t80\t30\t${confidence}\t${text}\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawab-ocr-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a program that stands for tesseract. */
async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(
    path,
    `#!/bin/sh\n[ "$1" = --list-langs ] && { echo "List:"; echo "eng\njpn\nchi_tra\nosd"; exit; }\n${script}`,
  );
  await chmod(path, 0o755);
  return path;
}

const picture = { width: 3, height: 2, dpi: 300, pixels: new Uint8Array([1, 2, 3, 4, 5, 6]) };
const signal = new AbortController().signal;

test('reads the languages that are installed, and none without the program', async () => {
  const tesseract = createTesseract(await program('lists', ''));
  expect(await tesseract.canRead(['th', 'ja', 'zh-Hant', 'zh-Hans'])).toEqual(['ja', 'zh-Hant']);
  expect(await createTesseract(join(folder, 'none')).canRead(['en', 'ja'])).toEqual([]);
});

test('hands over the picture and its languages, with English for names and addresses', async () => {
  const [seen, said] = [join(folder, 'seen'), join(folder, 'said')];
  await writeFile(said, head + row(1, 1, 96, '返品'));
  const path = await program(
    'takes',
    `echo "$OMP_THREAD_LIMIT $*" > ${seen}.args; cat > ${seen}; cat ${said}`,
  );
  const words = await createTesseract(path).recognize(picture, ['ja', 'th'], signal);
  expect(words).toEqual([{ text: '返品', left: 100, top: 50, right: 180, bottom: 80, line: 0 }]);
  expect(await readFile(seen, 'latin1')).toBe('P5\n3 2\n255\n\u0001\u0002\u0003\u0004\u0005\u0006');
  expect(await readFile(`${seen}.args`, 'utf8')).toBe(
    '1 stdin stdout -l jpn+eng --psm 3 -c tessedit_create_tsv=1 --dpi 300\n',
  );
});

test.each([
  ['Japanese', 'jpn+eng'],
  ['Han', 'chi_tra+jpn+eng'],
  ['Latin', 'eng'],
  ['', 'eng'],
])('without languages, the script %s decides', async (script, models) => {
  const said = join(folder, `said-${script}`);
  await writeFile(said, head + row(1, 1, 96, 'Fee'));
  const path = await program(
    `finds-${script}`,
    `cat > /dev/null\ncase "$*" in *"--psm 0"*) echo "Rotate: 0\nScript: ${script}"; exit;; *"-l ${models} "*) cat ${said}; exit;; esac\nexit 1`,
  );
  expect(await createTesseract(path).recognize(picture, [], signal)).toMatchObject([{ text: 'Fee' }]);
});

test('a script without an installed language is said', async () => {
  const path = await program(
    'thai',
    'cat > /dev/null\ncase "$*" in *"--psm 0"*) echo "Script: Thai"; exit;; esac\nexit 1',
  );
  expect(await createTesseract(path).recognize(picture, [], signal)).toEqual({ missing: ['th'] });
});

test('a failure is an error, and a signal ends the program', async () => {
  await expect(
    createTesseract(await program('fails', 'exit 1')).recognize(picture, ['ja'], signal),
  ).rejects.toThrow('failed or is not installed');
  const ending = new AbortController();
  const started = join(folder, 'started');
  const slow = createTesseract(await program('hangs', `echo > ${started}; exec sleep 1000`));
  const reading = slow.recognize(picture, ['ja'], ending.signal);
  await expect.poll(() => readFile(started, 'utf8').catch(() => null)).toBe('\n');
  ending.abort(new Error('ended'));
  await expect(reading).rejects.toThrow('ended');
});

test('leaves out lines that are drawings, and marks words that are misread', () => {
  const text =
    head +
    row(1, 1, 96, 'Late') +
    row(1, 2, 95, 'fee') +
    row(1, 3, 12, '$l5') +
    row(2, 1, 20, '~=|') +
    row(2, 2, 31, 'ii') +
    row(3, 1, 90, '\u200E04-555\u200F') +
    row(3, 2, -1, ' ');
  expect(readTsv(text).map((word) => `${word.line} ${word.text}`)).toEqual([
    '0 Late',
    '0 fee',
    '0 \uFFFD',
    '1 04-555',
  ]);
});
