import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from}到{to}',
  hour: '{hour}点',
  hourMinute: '{hour}点{minute}分',
  currencies: {
    CNY: '元',
    EUR: '欧元',
    GBP: '英镑',
    IDR: '印尼盾',
    INR: '卢比',
    JPY: '日元',
    KRW: '韩元',
    MYR: '林吉特',
    PHP: '比索',
    SGD: '新加坡元',
    THB: '泰铢',
    USD: '美元',
    VND: '越南盾',
  },
} satisfies SpokenForms;
