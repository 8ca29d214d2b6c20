import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ਤੋਂ {to}',
  hour: '{hour} ਵਜੇ',
  hourMinute: '{hour} ਵੱਜ ਕੇ {minute} ਮਿੰਟ',
  currencies: {
    CAD: 'ਕੈਨੇਡੀਅਨ ਡਾਲਰ',
    CNY: 'ਯੁਆਨ',
    EUR: 'ਯੂਰੋ',
    GBP: 'ਪੌਂਡ',
    IDR: 'ਰੁਪਈਆ',
    INR: 'ਰੁਪਏ',
    JPY: 'ਯੇਨ',
    MYR: 'ਰਿੰਗਿਟ',
    PKR: 'ਪਾਕਿਸਤਾਨੀ ਰੁਪਏ',
    SGD: 'ਸਿੰਗਾਪੁਰ ਡਾਲਰ',
    THB: 'ਬਾਟ',
    USD: 'ਡਾਲਰ',
  },
} satisfies SpokenForms;
