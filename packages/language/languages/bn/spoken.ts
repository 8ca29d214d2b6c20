import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} থেকে {to}',
  hour: '{hour}টা',
  hourMinute: '{hour}টা {minute} মিনিট',
  currencies: {
    BDT: 'টাকা',
    CNY: 'ইউয়ান',
    EUR: 'ইউরো',
    GBP: 'পাউন্ড',
    IDR: 'রুপিয়া',
    INR: 'রুপি',
    JPY: 'ইয়েন',
    MYR: 'রিঙ্গিত',
    SGD: 'সিঙ্গাপুর ডলার',
    USD: 'ডলার',
  },
} satisfies SpokenForms;
