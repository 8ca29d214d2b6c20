import { docxParagraph, makeDocx } from '@jawab/extract/files.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, page, type Site } from '../../site.testing.ts';
import { openShop, type Shop } from '../../worker.testing.ts';

let site: Site;
let shop: Shop;
beforeAll(async () => {
  site = await openSite();
  shop = await openShop({ EGRESS_ALLOW: site.host });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await site.close();
});

const hidden = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>The lamp costs us 37 dollars.</w:t></w:r></w:p>';
const addFile = async (body: string, name = 'prices.docx') => {
  const contentBase64 = Buffer.from(makeDocx('Prices', body)).toString('base64');
  const { data } = await shop.call('add_file', { filename: name, contentBase64 });
  return data.id as string;
};

test('says what was not read, at the document, in the list and in the event', async () => {
  const id = await addFile(docxParagraph('The lamp costs 100 dollars.') + hidden);
  const [document] = await shop.settled(id);
  expect(document).toMatchObject({ status: 'ready', quality: 1 });
  expect(document?.content).not.toContain('37');
  const warning = { code: 'hidden_parts_skipped', count: 1 };
  const english = { ...warning, message: expect.stringContaining('Hidden parts that were not read: 1') };
  expect((await shop.call('get_knowledge', { id })).data.warnings).toEqual([english]);
  expect((await shop.call('list_knowledge', {})).data[0].warnings).toEqual([english]);
  const told = async () => (await shop.call('list_events')).data[0]?.data;
  await expect.poll(told).toMatchObject({ document_id: id, status: 'ready', warnings: [warning] });
});

test('keeps a file with warnings, so that it can be read again, and no other', async () => {
  const [warned, whole] = [
    await addFile(docxParagraph('The lamp costs 100 dollars.') + hidden),
    await addFile(docxParagraph('The desk costs 200 dollars.')),
  ];
  await shop.settled(warned, whole);
  await shop.call('recrawl_knowledge', { id: warned });
  const [again] = await shop.settled(warned);
  expect(again).toMatchObject({ status: 'ready', revision: 2 });
  expect(again?.content).toContain('The lamp costs 100 dollars.');
  expect(again?.warnings).toHaveLength(1);
  await expect(shop.call('recrawl_knowledge', { id: whole })).rejects.toMatchObject({ code: 'conflict' });
});

test('a page that has no warnings has none after it changed, and keeps what is stored if it did not change', async () => {
  site.on('/hours', page('We open at nine.'));
  const id = await shop.addPage(`${site.origin}/hours`);
  await shop.settled(id);
  const { sql } = shop.world.runtime.database.workspace(shop.workspaceId);
  await sql`update documents set warnings = '[{"code": "letters_without_meaning", "count": 9}]' where id = ${id}`;
  await shop.call('recrawl_knowledge', { id });
  expect((await shop.settled(id))[0]?.warnings).toEqual([{ code: 'letters_without_meaning', count: 9 }]);
  site.on('/hours', page('We open at ten.'));
  await shop.call('recrawl_knowledge', { id });
  expect((await shop.settled(id))[0]).toMatchObject({ status: 'ready', warnings: [] });
});

test('a text of meaningless letters is ready with a warning, and never answered from surely', async () => {
  const junk =
    'delivery \uE001\uE002\uE003\uE004\uE005\uE006 \uE007\uE008\uE009\uE00A\uE00B\uE00C\uE00D\uE00E '.repeat(
      3,
    );
  const text = `${junk} delivery fee 500`;
  const [bad, good] = await shop.settled(
    await shop.add({ title: 'Bad', content: text }),
    await shop.add({ title: 'Good', content: 'The opening ceremony begins at noon on the beach.' }),
  );
  expect(bad).toMatchObject({ status: 'ready', warnings: [{ code: 'letters_without_meaning' }] });
  expect(bad?.quality).toBeLessThan(0.5);
  expect(good).toMatchObject({ warnings: [], quality: 1 });
  const doubtful = await shop.call('ask_bot', { message: 'What is the delivery fee?' });
  expect(doubtful.answered).not.toBe(true);
  const sure = await shop.call('ask_bot', { message: 'When does the opening ceremony begin?' });
  expect(sure.answered).toBe(true);
});
