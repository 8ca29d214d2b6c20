import { encode } from '@jawab/extract/encode.testing.ts';
import { docxParagraph, makeDocx, makePdf } from '@jawab/extract/files.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.testing.ts';
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

const charsets: [string, string, string][] = [
  ['shift_jis', 'ja', '返品は商品の到着から三十日以内にお願いいたします。電球は返品できません。'],
  ['gb18030', 'zh', '灯具可以在收到后三十天之内退货，灯泡除外，运费由我们承担。'],
  ['euc-kr', 'ko', '램프는 받은 날부터 삼십일 이내에 반품할 수 있습니다.'],
  ['windows-874', 'th', 'ร้านเปิดทุกวันตั้งแต่เก้าโมงเช้าถึงหกโมงเย็นไม่เว้นวันหยุด'],
];
const ways: [string, (charset: string) => [type: string, head: string]][] = [
  ['in its header', (charset) => [`text/html; charset=${charset}`, '']],
  ['in the page', (charset) => ['text/html', `<meta charset="${charset}">`]],
  ['nowhere', () => ['text/html', '']],
];

test.for(charsets.flatMap((charset) => ways.map((way) => ({ charset, way }))))(
  'a page in $charset.0 that says so $way.0 is found by its words',
  async ({ charset: [charset, language, text], way: [, say] }) => {
    const [type, head] = say(charset);
    const path = `/${charset}-${type.length}-${head.length}`;
    const html = `<html><head>${head}</head><body><main><p>${text}</p></main></body></html>`;
    site.on(path, (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(Buffer.from(encode(html, charset))),
    );
    const [document] = await shop.settled(await shop.addPage(`${site.origin}${path}`));
    expect(document).toMatchObject({ status: 'ready', language: expect.stringMatching(`^${language}`) });
    expect(document?.content).toContain(text);
  },
);

test('answers from an Arabic PDF in logical order, fetched or uploaded', async () => {
  const text = 'نفتح من الساعة التاسعة صباحا';
  const pdf = Buffer.from(makePdf([{ text: [...text].reverse().join(''), x: 200, y: 700 }]));
  site.on('/hours.pdf', (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf),
  );
  const file = { filename: 'hours.pdf', contentBase64: pdf.toString('base64') };
  const ids = [await shop.addPage(`${site.origin}/hours.pdf`), (await shop.call('add_file', file)).data.id];
  for (const document of await shop.settled(...ids))
    expect(document).toMatchObject({ status: 'ready', language: 'ar', content: text });
});

test('reads a file of 19 MiB whole', async () => {
  const docx = makeDocx('Large', docxParagraph('The last words of a large file.'), 19 * 1_048_576);
  const file = { filename: 'large.docx', contentBase64: Buffer.from(docx).toString('base64') };
  const [document] = await shop.settled((await shop.call('add_file', file)).data.id);
  expect(document).toMatchObject({ status: 'ready', error: null });
  expect(document?.content).toContain('last words');
});
