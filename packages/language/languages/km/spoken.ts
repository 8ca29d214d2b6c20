import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ដល់ {to}',
  hour: 'ម៉ោង {hour}',
  hourMinute: 'ម៉ោង {hour} និង {minute} នាទី',
  currencies: {
    CNY: 'យ័ន',
    EUR: 'អឺរ៉ូ',
    IDR: 'រូពី',
    INR: 'រូពី',
    JPY: 'យ៉េន',
    KHR: 'រៀល',
    THB: 'បាត',
    USD: 'ដុល្លារ',
    VND: 'ដុង',
  },
} satisfies SpokenForms;
