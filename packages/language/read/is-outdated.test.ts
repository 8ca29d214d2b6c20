import { expect, test } from 'vitest';
import { isOutdated } from './is-outdated.ts';

const now = new Date('2026-11-22');

test.each([
  'โปรโมชั่นปี 2566 (หมดเขตแล้ว)',
  'インフルエンザ予防接種(終了)',
  '추석 연휴 휴진 (종료)',
  'Promo Ramadan (berakhir)',
  'Biaya penjual (berlaku s.d. 30 Juni 2025)',
  'Khuyến mãi đã kết thúc',
  'عرض رمضان (انتهى)',
  'पुराने प्लान (बंद)',
  'Summer sale – ended',
  'Price list 2024',
])('%s is outdated', (title) => {
  expect(isOutdated(title, now)).toBe(true);
});

test.each([
  'Lama pengembalian dana',
  'Price list 2026',
  '年末年始の休診(2026年度)',
  'โปรลมหนาว พ.ย. 2569 – ม.ค. 2570',
  'कॉलर ट्यून और VAS बंद करना',
  'How do I return an unopened parcel?',
  'Galaxy A2055',
  'Refund within 2024 hours (2024–2027)',
])('%s is valid', (title) => {
  expect(isOutdated(title, now)).toBe(false);
});
