import { describe, expect, test } from 'vitest';
import { repairText } from './repair.ts';

test('Zawgyi becomes Unicode, and Unicode stays', async () => {
  const unicode = 'ဆိုင်ကို နေ့စဉ် နံနက် ၉ နာရီမှ ညနေ ၆ နာရီအထိ ဖွင့်ပါသည်။';
  const zawgyi = 'ဆိုင္ကို ေန႔စဥ္ နံနက္ ၉ နာရီမွ ညေန ၆ နာရီအထိ ဖြင့္ပါသည္။';
  expect(await repairText(zawgyi)).toBe(unicode);
  expect(await repairText(unicode)).toBe(unicode);
  expect(await repairText(`Open daily. ${zawgyi}`)).toBe(`Open daily. ${unicode}`);
});

test.each([
  ['営　業　時　間\n平日十時から', '営業時間\n平日十時から'],
  ['地　址：台北市', '地址：台北市'],
  ['| 電 話 番 号 | 03 |', '| 電話番号 | 03 |'],
  ['영 업 시 간: 9시', '영업시간: 9시'],
  ['送　料　　五百円', '送料　　五百円'],
  ['月 火 水 木 金\n九時から', '月 火 水 木 金\n九時から'],
  ['大　中　小', '大　中　小'],
  ['東京 大阪 京都', '東京 大阪 京都'],
  ['그 집 밥이 맛있다', '그 집 밥이 맛있다'],
])('labels that are spaced out are words: %s', async (text, expected) => {
  expect(await repairText(text)).toBe(expected);
});

test('radicals are letters', async () => {
  expect(await repairText('⻝堂は⼆階です')).toBe('食堂は二階です');
});

describe('broken lines', () => {
  const join = (text: string) => repairText(text, { isPlain: true });

  test('of one paragraph are joined, in each script', async () => {
    expect(
      await join(
        'Returns are accepted within thirty days of the delivery, provided that\nthe goods are unworn and that you have kept the receipt. Please write to\nus first.\n\nThank you.',
      ),
    ).toBe(
      'Returns are accepted within thirty days of the delivery, provided that the goods are unworn and that you have kept the receipt. Please write to us first.\n\nThank you.',
    );
    expect(
      await join(
        '商品の到着から三十日以内であれば、未使用のものに限り返品を承り\nます。送料はお客様のご負担となりますので、あらかじめご了承くだ\nさい。',
      ),
    ).toBe(
      '商品の到着から三十日以内であれば、未使用のものに限り返品を承ります。送料はお客様のご負担となりますので、あらかじめご了承ください。',
    );
  });

  test('join the halves of a word, in a text of any length', async () => {
    const half =
      'Returns are accepted within thirty days of the delivery, but not exchan-\nged, unless they are unworn and come with the receipt of our shop there\n';
    const joined = await join(half.repeat(10_000));
    expect(joined).toContain('but not exchanged, unless');
  });

  test.each([
    [
      'a list',
      '- one thing that is quite long and fills the whole line of it\n- another thing that is just as long and fills the line too',
    ],
    [
      'an address',
      'Jawab Trading Company Limited, Building Number Forty-Two\n12 Silom Road, Bang Rak\nBangkok 10500\nThailand 02-555-0199',
    ],
    [
      'labels',
      'Address: 12 Silom Road, Bang Rak, Bangkok 10500, Thailand now\nPhone: 02-555-0199 and 02-555-0198, from Monday to Friday',
    ],
    ['short lines', 'Lamp 100\nDesk 200\nChair 300'],
    [
      'sentences of their own',
      'We open at nine in the morning on every day of the week here.\nWe close at six in the evening on every day of the week here.',
    ],
  ])('of %s stay', async (_name, text) => {
    expect(await join(text)).toBe(text);
  });
});

test.each([
  ['Kruti Dev', "izos'k 'kqYd 500 #i;s gS vkSj cPpksa ds fy, eqQ~r gSA gekjh nqdku esa vkidk Lokxr gS"],
  [
    'TCVN3',
    'C«ng ty chóng t«i giao hµng trong vßng ba ngµy. PhÝ vËn chuyÓn lµ 30.000 ®ång cho mçi ®¬n hµng.',
  ],
  ['Bamini', 'jkpo; ehl;by; cs;s midtUf;Fk; ,yt;rkhf mDg;gg;gLk;. fl;lzk; 50 &gha; kl;Lk;'],
  ['Kruti Dev', "izos'k 'kqYd 500 #i;s gSA"],
  ['Kruti Dev', 'dejk fdjk;k 900 gSA'],
  ['TCVN3', 'PhÝ vËn chuyÓn 30.000 ®ång'],
  ['TCVN3', 'Hµng ®æi tr¶ trong 7 ngµy'],
  ['Bamini', 'fl;lzk; 50 &gha; kl;Lk;'],
])('the codes of %s are refused with advice', async (name, text) => {
  await expect(repairText(text)).rejects.toMatchObject({
    code: 'unsupported_type',
    message: expect.stringMatching(new RegExp(`${name}.*Convert it to Unicode`)),
  });
});

test.each([
  ['We open at nine and close at six; on Sundays, we are closed. Write to us; we answer soon.'],
  ['Copyright © 2026 Shop™ ® all rights reserved, 5 µm filters, «quoted» text, 10 ¸ and so on.'],
  ['const total = price * 1.11; return total; let x = 5; for (const a of b) { go(a); }'],
  ["It's Tom's shop, isn't it?"],
  ['ls dk gS'],
  ['lamp;desk table;chair sofa;bed'],
  ['Dogs; cats; fish; birds'],
  ['Café São Tomé, crème brûlée'],
  ['lamp;desk chair;sofa bed;rug pan;pot cup;mug hat;cap pen;ink oil;tea'],
  ['iPhone gB macOS iPad eSIM iOS kW kHz dB mAh USB-C HDMI'],
  ['Cửa hàng mở cửa từ chín giờ sáng đến sáu giờ chiều mỗi ngày trong tuần.'],
  ['Die Geschäfte öffnen um neun Uhr und schließen um sechs; sonntags ist geschlossen; danke.'],
])('other text is not: %s', async (text) => {
  expect(await repairText(text)).toBe(text);
});
