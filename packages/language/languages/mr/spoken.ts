import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ते {to}',
  hour: '{hour} वाजता',
  hourMinute: '{hour} वाजून {minute} मिनिटे',
  currencies: {
    AED: 'दिरहम',
    BDT: 'टका',
    CNY: 'युआन',
    EUR: 'युरो',
    GBP: 'पौंड',
    IDR: 'इंडोनेशियन रुपिया',
    INR: 'रुपये',
    JPY: 'येन',
    MYR: 'रिंगिट',
    PHP: 'पेसो',
    SGD: 'सिंगापूर डॉलर',
    THB: 'बात',
    USD: 'डॉलर',
  },
} satisfies SpokenForms;
