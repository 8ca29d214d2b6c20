import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} đến {to}',
  hour: '{hour} giờ',
  hourMinute: '{hour} giờ {minute}',
  currencies: {
    CNY: 'nhân dân tệ',
    EUR: 'euro',
    GBP: 'bảng Anh',
    IDR: 'rupiah',
    INR: 'rupee',
    JPY: 'yên',
    KRW: 'won',
    MYR: 'ringgit',
    PHP: 'peso',
    SGD: 'đô la Singapore',
    THB: 'baht',
    USD: 'đô la',
    VND: 'đồng',
  },
} satisfies SpokenForms;
