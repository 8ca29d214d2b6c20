import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} से {to}',
  hour: '{hour} बजे',
  hourMinute: '{hour} बजकर {minute} मिनट',
  currencies: {
    BDT: 'टका',
    CNY: 'युआन',
    EUR: 'यूरो',
    GBP: 'पाउंड',
    IDR: 'रुपिया',
    INR: 'रुपये',
    JPY: 'येन',
    MYR: 'रिंगित',
    PHP: 'पेसो',
    SGD: 'सिंगापुर डॉलर',
    THB: 'बाट',
    USD: 'डॉलर',
  },
} satisfies SpokenForms;
