import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} થી {to}',
  hour: '{hour} વાગ્યે',
  hourMinute: '{hour} વાગીને {minute} મિનિટે',
  currencies: {
    AED: 'દિરહામ',
    BDT: 'ટાકા',
    CNY: 'યુઆન',
    EUR: 'યુરો',
    GBP: 'પાઉન્ડ',
    IDR: 'રુપિયાહ',
    INR: 'રૂપિયા',
    JPY: 'યેન',
    MYR: 'રિંગિટ',
    PHP: 'પેસો',
    SGD: 'સિંગાપોર ડૉલર',
    THB: 'બાહ્ત',
    USD: 'ડૉલર',
  },
} satisfies SpokenForms;
