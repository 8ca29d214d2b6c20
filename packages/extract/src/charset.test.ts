import { describe, expect, test } from 'vitest';
import { decodeBytes } from './charset.ts';
import { encode } from './encode.testing.ts';

const JAPANESE =
  '返品は商品の到着から三十日以内にお願いします。送料はお客様のご負担となります。ｶﾅとカタカナ。';
const KOREAN = '반품은 상품을 받은 날부터 삼십 일 이내에 신청해 주세요. 배송비는 고객님이 부담하셔야 합니다.';
const SIMPLIFIED = '请在收到商品之日起三十天内申请退货。运费由顾客承担，退款将在五个工作日内到账。';
const TRADITIONAL = '請在收到商品之日起三十天內申請退貨。運費由顧客承擔，退款將在五個工作日內到帳。';
const THAI = 'กรุณาขอคืนสินค้าภายในสามสิบวันหลังจากได้รับสินค้า ค่าจัดส่งลูกค้าเป็นผู้รับผิดชอบ น้ำหนักไม่เกินห้ากิโลกรัม';
const ARABIC = 'يرجى طلب الإرجاع خلال ثلاثين يوما من استلام المنتج ويتحمل العميل تكاليف الشحن كاملة';

const CASES: [string, string, string][] = [
  ['shift_jis', JAPANESE, 'ja'],
  ['euc-jp', JAPANESE.replace('ｶﾅ', 'かな'), 'ja'],
  ['iso-2022-jp', JAPANESE.replace('ｶﾅ', 'かな'), 'ja'],
  ['euc-kr', KOREAN, 'ko'],
  ['gb18030', SIMPLIFIED, 'zh'],
  ['big5', TRADITIONAL, 'zh-TW'],
  ['windows-874', THAI, 'th'],
  ['utf-16le', JAPANESE, 'ja'],
  ['utf-16be', THAI, 'th'],
  ['windows-1256', ARABIC, 'ar'],
];

describe.each(CASES)('%s', (label, text, language) => {
  const page = (head: string) =>
    `<html><head>${head}<title>a</title></head>\n<body>\n<p>${text}</p>\n</body>\n</html>`;

  test('by the header', () => {
    expect(decodeBytes(encode(text, label), `text/html; Charset="${label.toUpperCase()}"`)).toBe(text);
  });

  test('by the page’s own declaration, over a wrong latin1 or UTF-8 header', () => {
    const markup = page(`<meta http-equiv="Content-Type" content="text/html; charset=${label}">`);
    expect(decodeBytes(encode(markup, label))).toBe(markup);
    if (label === 'windows-1256') return;
    expect(decodeBytes(encode(markup, label), 'text/html; charset=utf-8')).toBe(markup);
  });

  test('by the declared language', () => {
    const markup = page('').replace('<html>', `<html lang="${language}">`);
    expect(decodeBytes(encode(markup, label))).toBe(markup);
  });

  test('undeclared', () => {
    const markup = page('').replaceAll(text, text.repeat(4));
    expect(decodeBytes(encode(markup, label))).toBe(markup);
  });
});

test('UTF-8 wins over a header or declaration that says latin1', () => {
  const markup = `<meta charset="iso-8859-1"><p>${THAI} ${KOREAN}</p>`;
  expect(decodeBytes(Buffer.from(markup), 'text/html; charset=ISO-8859-1')).toBe(markup);
});

test('byte order marks win over everything and are removed', () => {
  const marked = (bytes: number[], rest: Uint8Array) => Buffer.concat([Buffer.from(bytes), rest]);
  expect(decodeBytes(marked([0xef, 0xbb, 0xbf], Buffer.from(KOREAN)), 'text/html; charset=euc-kr')).toBe(
    KOREAN,
  );
  expect(decodeBytes(marked([0xff, 0xfe], encode(KOREAN, 'utf-16le')), 'text/html; charset=euc-kr')).toBe(
    KOREAN,
  );
  expect(decodeBytes(marked([0xfe, 0xff], encode(KOREAN, 'utf-16be')))).toBe(KOREAN);
});

test('one broken byte does not cost the page, an unknown label is passed over', () => {
  const broken = Buffer.concat([Buffer.from(JAPANESE), Buffer.from([0xff])]);
  expect(decodeBytes(broken, 'text/html; charset=utf-8')).toBe(`${JAPANESE}\uFFFD`);
  expect(decodeBytes(Buffer.from(JAPANESE), 'text/html; charset=klingon')).toBe(JAPANESE);
  expect(decodeBytes(new Uint8Array())).toBe('');
});

test('western text stays western', () => {
  const french =
    'Les retours sont acceptés pendant trente jours après la réception, à vos frais. Ça va être déjà prêt.';
  expect(decodeBytes(encode(french, 'windows-1252'))).toBe(french);
});
