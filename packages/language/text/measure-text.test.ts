import { expect, test } from 'vitest';
import { measureText } from './measure-text.ts';

test.each([
  ['ร้านเปิดทุกวันตั้งแต่เก้าโมงเช้าถึงหกโมงเย็นไม่เว้นวันหยุด'],
  ['ဆိုင်ကို နေ့စဉ် နံနက် ၉ နာရီမှ ညနေ ၆ နာရီအထိ ဖွင့်ပါသည်။'],
  ['ហាងបើករាល់ថ្ងៃពីម៉ោងប្រាំបួនព្រឹកដល់ម៉ោងប្រាំមួយល្ងាច'],
  ['दुकान हर दिन सुबह नौ बजे से शाम छह बजे तक खुली रहती है।'],
  ['കട എല്ലാ ദിവസവും രാവിലെ ഒൻപത് മുതൽ വൈകുന്നേരം ആറ് വരെ തുറക്കും.'],
  ['نفتح كل يومٍ من الساعة التاسعة صباحًا حتى السادسة مساءً.'],
  ['Cửa hàng mở cửa hàng ngày từ chín giờ sáng đến sáu giờ chiều. KX-9999 PTFE'],
  ['Track your parcel [here](https://trck.shop.example/prcl?x=brnd), or at www.trck.example/prcl.'],
  ['Write to hllw@shp.example, call [us](tel:+6625550199), or see https://pst.example/dlvr/zstl.'],
])('a correct text has the best quality: %s', (text) => {
  expect(measureText(text)).toEqual({ quality: 1, meaningless: 0 });
});

test('private, unassigned and replaced letters, and marks without their letter, count against a text', () => {
  expect(measureText(`delivery ${'\uE001\uFFFD\u0378'.repeat(9)}`)).toEqual({
    quality: 0.229,
    meaningless: 27,
  });
  expect(measureText('ि ा ी दुकान हर दिन सुबह नौ बजे').quality).toBeLessThan(0.9);
  expect(measureText('เ เ เ ไ ไ ร้านเปิดทุกวันตั้งแต่เก้าโมงเช้า').quality).toBeLessThan(0.9);
});

test('Chinese alone, and a short text, say nothing', () => {
  expect(measureText('灯具可以在收到后三十天之内退货，灯泡除外，运费由我们承担。').quality).toBeNull();
  expect(measureText('Open').quality).toBeNull();
});
