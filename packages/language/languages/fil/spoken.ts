import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} hanggang {to}',
  hour: 'alas {hour}',
  hourMinute: 'alas {hour} at {minute} minuto',
  currencies: {
    CNY: 'yuan',
    EUR: 'euro',
    GBP: 'pound',
    IDR: 'rupiah',
    INR: 'rupee',
    JPY: 'yen',
    KRW: 'won',
    MYR: 'ringgit',
    PHP: 'piso',
    SGD: 'dolyar ng Singapore',
    THB: 'baht',
    USD: 'dolyar',
  },
} satisfies SpokenForms;
