import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ರಿಂದ {to}',
  hour: '{hour} ಗಂಟೆ',
  hourMinute: '{hour} ಗಂಟೆ {minute} ನಿಮಿಷ',
  currencies: {
    CNY: 'ಯುವಾನ್',
    EUR: 'ಯೂರೋ',
    GBP: 'ಪೌಂಡ್',
    IDR: 'ರುಪಿಯಾ',
    INR: 'ರೂಪಾಯಿ',
    JPY: 'ಯೆನ್',
    MYR: 'ರಿಂಗಿಟ್',
    SGD: 'ಸಿಂಗಾಪುರ ಡಾಲರ್',
    USD: 'ಡಾಲರ್',
  },
} satisfies SpokenForms;
