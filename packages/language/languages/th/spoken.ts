import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ถึง {to}',
  hour: '{hour} นาฬิกา',
  hourMinute: '{hour} นาฬิกา {minute} นาที',
  currencies: {
    CNY: 'หยวน',
    EUR: 'ยูโร',
    GBP: 'ปอนด์',
    IDR: 'รูเปียห์',
    INR: 'รูปี',
    JPY: 'เยน',
    KRW: 'วอน',
    MYR: 'ริงกิต',
    PHP: 'เปโซ',
    SGD: 'ดอลลาร์สิงคโปร์',
    THB: 'บาท',
    USD: 'ดอลลาร์',
    VND: 'ดอง',
  },
} satisfies SpokenForms;
