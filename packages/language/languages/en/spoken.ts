import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} to {to}',
  hour: "{hour} o'clock",
  hourMinute: '{hour} {minute}',
  currencies: {
    BDT: 'taka',
    CNY: 'yuan',
    EUR: 'euros',
    GBP: 'pounds',
    IDR: 'rupiah',
    INR: 'rupees',
    JPY: 'yen',
    KRW: 'won',
    MYR: 'ringgit',
    PHP: 'pesos',
    SGD: 'Singapore dollars',
    THB: 'baht',
    USD: 'dollars',
    VND: 'dong',
  },
} satisfies SpokenForms;
