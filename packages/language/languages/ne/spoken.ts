import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} देखि {to}',
  hour: '{hour} बजे',
  hourMinute: '{hour} बजेर {minute} मिनेट',
  currencies: {
    AED: 'दिर्हाम',
    CNY: 'युआन',
    EUR: 'युरो',
    GBP: 'पाउन्ड',
    IDR: 'इन्डोनेसियाली रुपियाँ',
    INR: 'रुपैयाँ',
    JPY: 'येन',
    MYR: 'रिंगिट',
    NPR: 'रुपैयाँ',
    SAR: 'रियाल',
    SGD: 'सिंगापुर डलर',
    USD: 'डलर',
  },
} satisfies SpokenForms;
