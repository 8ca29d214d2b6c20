import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} മുതൽ {to} വരെ',
  hour: '{hour} മണി',
  hourMinute: '{hour} മണി {minute} മിനിറ്റ്',
  currencies: {
    CNY: 'യുവാൻ',
    EUR: 'യൂറോ',
    GBP: 'പൗണ്ട്',
    IDR: 'റുപിയ',
    INR: 'രൂപ',
    JPY: 'യെൻ',
    MYR: 'റിംഗിറ്റ്',
    SGD: 'സിംഗപ്പൂർ ഡോളർ',
    USD: 'ഡോളർ',
  },
} satisfies SpokenForms;
