import { spawnSync } from 'node:child_process';
import { makeScan } from '@jawab/extract/files.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../worker.testing.ts';

const hasTesseract = spawnSync('tesseract', ['--version']).status === 0;
if (!hasTesseract)
  console.error('\nNOT TESTED with tesseract. To install it: apt-get install -y tesseract-ocr\n');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.startWorker();
});
afterAll(() => shop.close());

test.skipIf(!hasTesseract)('reads a scan by text recognition, and answers from it', async () => {
  const scan = await makeScan([
    { text: 'The late fee is 15 dollars per day.', y: 700 },
    { text: 'Lost cards cost 8 dollars.', y: 650 },
  ]);
  const file = { filename: 'fees.pdf', contentBase64: Buffer.from(scan).toString('base64') };
  const [document] = await shop.settled((await shop.call('add_file', file)).data.id);
  expect(document).toMatchObject({
    status: 'ready',
    warnings: [],
    content: 'The late fee is 15 dollars per day.\n\nLost cards cost 8 dollars.',
  });
});
