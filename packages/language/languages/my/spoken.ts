import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} မှ {to}',
  hour: '{hour} နာရီ',
  hourMinute: '{hour} နာရီ {minute} မိနစ်',
  currencies: {
    CNY: 'ယွမ်',
    EUR: 'ယူရို',
    IDR: 'ရူပီယာ',
    INR: 'ရူပီး',
    JPY: 'ယန်း',
    MMK: 'ကျပ်',
    THB: 'ဘတ်',
    USD: 'ဒေါ်လာ',
  },
} satisfies SpokenForms;
