import { spawnSync } from 'node:child_process';
import type { TextRecognizer } from '@jawab/core';
import { drawPdf, makeScan } from '@jawab/extract/files.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../../worker.testing.ts';

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

test.skipIf(!hasTesseract)('without a bot, the script of a scan says what it is read in', async () => {
  const scan = await makeScan([{ text: 'The late fee is 15 dollars per day.', y: 700 }]);
  const own = await createShop(shop.world);
  const { sql } = shop.world.runtime.database.workspace(own.workspaceId);
  await sql`delete from bots`;
  const file = { filename: 'fees.pdf', contentBase64: Buffer.from(scan).toString('base64') };
  const [document] = await own.settled((await own.call('add_file', file)).data.id);
  expect(document).toMatchObject({ status: 'ready', content: 'The late fee is 15 dollars per day.' });
});

test('says how many pages of a scan were read, while it reads', async () => {
  const own = await openShop();
  const texts = ['Fees', 'Cards', 'Rooms'];
  const first = Promise.withResolvers<void>();
  const textRecognizer: TextRecognizer = {
    canRead: async () => ['en'],
    async recognize() {
      await first.promise;
      const box = { left: 300, right: 500, top: 400, bottom: 450, line: 0 };
      return [Object.assign({ text: texts.shift() ?? '' }, box)];
    },
  };
  try {
    own.world.runtime.textRecognizer = textRecognizer;
    await own.startWorker();
    const picture = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0001 EI Q';
    const scan = drawPdf([picture, picture, picture]);
    const file = { filename: 'fees.pdf', contentBase64: Buffer.from(scan).toString('base64') };
    const { id } = (await own.call('add_file', file)).data;
    const read = async () => (await own.call('get_knowledge', { id })).data;
    await expect.poll(read).toMatchObject({ status: 'processing', pages_read: 0, page_count: 3 });
    first.resolve();
    await own.settled(id);
    expect(await read()).toMatchObject({ status: 'ready', pages_read: null, page_count: 3 });
  } finally {
    await own.close();
  }
});
