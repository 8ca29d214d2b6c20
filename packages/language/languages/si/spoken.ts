import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} සිට {to}',
  hour: '{hour}ට',
  hourMinute: '{hour}යි {minute}ට',
  currencies: {
    AUD: 'ඔස්ට්‍රේලියානු ඩොලර්',
    CNY: 'යුවාන්',
    EUR: 'යුරෝ',
    GBP: 'පවුම්',
    IDR: 'රුපියා',
    INR: 'ඉන්දියානු රුපියල්',
    JPY: 'යෙන්',
    LKR: 'රුපියල්',
    MYR: 'රින්ගිට්',
    SGD: 'සිංගප්පූරු ඩොලර්',
    THB: 'බාට්',
    USD: 'ඩොලර්',
  },
} satisfies SpokenForms;
