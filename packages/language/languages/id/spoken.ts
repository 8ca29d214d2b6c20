import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} sampai {to}',
  hour: 'pukul {hour}',
  hourMinute: 'pukul {hour} lewat {minute}',
  currencies: {
    CNY: 'yuan',
    EUR: 'euro',
    GBP: 'pound',
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
