import { describe, expect, test } from 'vitest';
import { decodeText } from './charset.ts';
import { encode } from './encode.testing.ts';
import { decodeUhc } from './uhc.ts';

const read = (text: string, label: string, languages: string[] = []) =>
  decodeText(encode(text, label), { languages });

describe('short texts without a declaration', () => {
  test.each([
    ['shift_jis', '名前,年齢,住所\n山田太郎,30,東京\n'],
    ['shift_jis', '商品,価格\nりんご,120円\n'],
    ['shift_jis', 'コーヒー,450\nカフェラテ,500\n'],
    ['shift_jis', '営業時間,9時から18時\n'],
    ['euc-jp', '商品,価格\nりんご,120円\n'],
    ['euc-jp', 'コーヒー,450\n'],
    ['gb18030', '产品,价格\n苹果,12元\n'],
    ['gb18030', '姓名,电话,地址\n王小明,010,北京\n'],
    ['big5', '產品,價格\n蘋果,12元\n'],
    ['big5', '姓名,電話,地址\n王小明,02,臺北\n'],
    ['euc-kr', '상품,가격\n사과,1200원\n'],
    ['euc-kr', '이름,전화\n김철수,02\n'],
    ['windows-874', 'ชื่อสินค้า,ราคา\nกาแฟเย็น,60\n'],
  ])('%s: %s', (label, text) => {
    expect(read(text, label).text).toBe(text);
  });

  test.each([
    ['shift_jis', 'ja', '青木,赤坂\n'],
    ['euc-jp', 'ja', '商品\n'],
    ['gb18030', 'zh-CN', '苹果\n'],
    ['big5', 'zh-Hant', '蘋果\n'],
    ['euc-kr', 'ko-KR', '사과\n'],
    ['windows-874', 'th', 'ราคา,60\n'],
  ])('of %s, the language %s decides between equals: %s', (label, language, text) => {
    expect(read(text, label, ['en', language]).text).toBe(text);
  });

  test('says that it guessed where two charsets fit nearly equally well', () => {
    const two = encode('苹果\n', 'gb18030');
    expect(decodeText(two, { languages: ['zh'] })).toEqual({ text: '苹果\n', isGuessed: true });
    expect(read('名前,年齢,住所\n山田太郎,30,東京都のりんご\n', 'shift_jis').isGuessed).toBe(false);
  });
});

test.each(['café, thé', 'Crème brûlée à 5 €', 'Größe,Länge\nfünf,süß'])(
  'western text stays western: %s',
  (text) => {
    expect(read(text, 'windows-1252', ['ja']).text).toBe(text);
  },
);

test('Korean of code page 949 has all syllables', () => {
  const bytes = Buffer.from('8c63bee4b2e1c0ba2039c3b5bff8', 'hex');
  expect(decodeUhc(bytes)).toBe('똠얌꿍은 9천원');
  expect(decodeUhc(Buffer.from('8141c652', 'hex'))).toBe('갂힣');
  const page = Buffer.concat([Buffer.from('<meta charset="euc-kr"><p>'), bytes]);
  expect(decodeText(page).text).toContain('똠얌꿍은 9천원');
});

test.each(['unicode', 'utf8mb4', 'none', 'x-unknown', 'cp932'])(
  'a wrong name of a charset, %s, falls to detection',
  (name) => {
    const text = 'ร้านเปิดทุกวัน 営業時間は九時から';
    const page = `<meta charset="${name}"><p>${text}</p>`;
    expect(decodeText(Buffer.from(page)).text).toBe(page);
    expect(decodeText(Buffer.from(page), { contentType: `text/html; charset=${name}` }).text).toBe(page);
  },
);
