import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from}에서 {to}',
  hour: '{hour}시',
  hourMinute: '{hour}시 {minute}분',
  currencies: {
    CNY: '위안',
    EUR: '유로',
    GBP: '파운드',
    IDR: '루피아',
    INR: '루피',
    JPY: '엔',
    KRW: '원',
    MYR: '링깃',
    PHP: '페소',
    SGD: '싱가포르 달러',
    THB: '바트',
    USD: '달러',
    VND: '동',
  },
} satisfies SpokenForms;
