import { expect, test } from 'vitest';
import { joinTranslations } from './join-translations.ts';
import { indexChunk } from './replace-chunks.ts';

function read(title: string, text: string, language: string) {
  const { terms } = indexChunk(title, { heading: null, text }, language);
  return { title, text, language, terms: new Set(terms.slice(1, -1).split(',').map(Number)) };
}
const join = (...passages: ReturnType<typeof read>[]) =>
  joinTranslations(passages).map((group) => group.map(({ title }) => title));

const delivery = read(
  'Delivery',
  'Delivery takes 2 to 4 working days. It is free from 50 US dollars, below that it costs 6 dollars.',
  'en',
);
const deliveryThai = read(
  'การจัดส่ง',
  'การจัดส่งใช้เวลา 2 ถึง 4 วันทำการ จัดส่งฟรีตั้งแต่ 50 ดอลลาร์สหรัฐ ต่ำกว่านั้นค่าจัดส่ง 6 ดอลลาร์',
  'th',
);
const returns = read(
  'Returns',
  'You can return unopened packs within 30 days. You pay the return postage.',
  'en',
);
const returnsHindi = read(
  'वापसी',
  'आप बिना खुले पैकेट 30 दिनों के भीतर वापस कर सकते हैं। वापसी का डाक खर्च ग्राहक देता है।',
  'hi',
);

test('joins what says the same in several languages, in the order of the best of each', () => {
  expect(join(deliveryThai, returns, delivery, returnsHindi)).toEqual([
    ['การจัดส่ง', 'Delivery'],
    ['Returns', 'वापसी'],
  ]);
});

test('joins no two passages of one language, and none that only speak of the same things', () => {
  const again = read('Delivery', delivery.text, 'en');
  expect(join(delivery, again)).toEqual([['Delivery'], ['Delivery']]);
  const laptops = read('Laptop repair', 'A new keyboard costs 5,500 baht and takes 3 days.', 'en');
  const phones = read('スマホ修理', '画面の交換は6,900バーツ、電池は1,990バーツです。', 'ja');
  expect(join(laptops, phones)).toEqual([['Laptop repair'], ['スマホ修理']]);
});
