import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} se {to}',
  hour: '{hour} baje',
  hourMinute: '{hour} bajkar {minute} minute',
  currencies: {
    CNY: 'yuan',
    EUR: 'euro',
    GBP: 'pound',
    IDR: 'rupiah',
    INR: 'rupaye',
    JPY: 'yen',
    MYR: 'ringgit',
    SGD: 'Singapore dollar',
    USD: 'dollar',
  },
} satisfies SpokenForms;
