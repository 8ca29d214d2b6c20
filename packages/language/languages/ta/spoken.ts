import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} முதல் {to}',
  hour: '{hour} மணி',
  hourMinute: '{hour} மணி {minute} நிமிடம்',
  currencies: {
    CNY: 'யுவான்',
    EUR: 'யூரோ',
    GBP: 'பவுண்டு',
    IDR: 'ரூபியா',
    INR: 'ரூபாய்',
    JPY: 'யென்',
    MYR: 'ரிங்கிட்',
    SGD: 'சிங்கப்பூர் டாலர்',
    USD: 'டாலர்',
  },
} satisfies SpokenForms;
