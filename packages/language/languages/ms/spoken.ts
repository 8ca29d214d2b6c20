import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} hingga {to}',
  hour: 'pukul {hour}',
  hourMinute: 'pukul {hour} {minute}',
  currencies: {
    CNY: 'yuan',
    EUR: 'euro',
    GBP: 'paun',
    IDR: 'rupiah',
    INR: 'rupee',
    JPY: 'yen',
    KRW: 'won',
    MYR: 'ringgit',
    PHP: 'peso',
    SGD: 'dolar Singapura',
    THB: 'baht',
    USD: 'dolar',
    VND: 'dong',
  },
} satisfies SpokenForms;
