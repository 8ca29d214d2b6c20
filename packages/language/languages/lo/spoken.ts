import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} ຫາ {to}',
  hour: '{hour} ໂມງ',
  hourMinute: '{hour} ໂມງ {minute} ນາທີ',
  currencies: {
    CNY: 'ຢວນ',
    EUR: 'ເອີໂຣ',
    IDR: 'ຣູເປຍ',
    INR: 'ຣູປີ',
    JPY: 'ເຢນ',
    LAK: 'ກີບ',
    THB: 'ບາດ',
    USD: 'ໂດລາ',
    VND: 'ດົ່ງ',
  },
} satisfies SpokenForms;
