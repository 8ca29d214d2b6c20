import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} నుండి {to}',
  hour: '{hour} గంటలు',
  hourMinute: '{hour} గంటల {minute} నిమిషాలు',
  currencies: {
    CNY: 'యువాన్',
    EUR: 'యూరోలు',
    GBP: 'పౌండ్లు',
    IDR: 'రూపియా',
    INR: 'రూపాయలు',
    JPY: 'యెన్',
    MYR: 'రింగిట్',
    SGD: 'సింగపూర్ డాలర్లు',
    USD: 'డాలర్లు',
  },
} satisfies SpokenForms;
