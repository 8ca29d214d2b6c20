import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from}から{to}',
  hour: '{hour}時',
  hourMinute: '{hour}時{minute}分',
  currencies: {
    CNY: '元',
    EUR: 'ユーロ',
    GBP: 'ポンド',
    IDR: 'ルピア',
    INR: 'ルピー',
    JPY: '円',
    KRW: 'ウォン',
    MYR: 'リンギット',
    PHP: 'ペソ',
    SGD: 'シンガポールドル',
    THB: 'バーツ',
    USD: 'ドル',
    VND: 'ドン',
  },
} satisfies SpokenForms;
