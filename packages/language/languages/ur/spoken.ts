import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} سے {to}',
  hour: '{hour} بجے',
  hourMinute: '{hour} بج کر {minute} منٹ',
  currencies: {
    AED: 'درہم',
    CNY: 'یوآن',
    EUR: 'یورو',
    GBP: 'پاؤنڈ',
    IDR: 'انڈونیشی روپیہ',
    INR: 'روپے',
    JPY: 'ین',
    MYR: 'رنگٹ',
    PKR: 'روپے',
    SAR: 'ریال',
    SGD: 'سنگاپور ڈالر',
    USD: 'ڈالر',
  },
} satisfies SpokenForms;
