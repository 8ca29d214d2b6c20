import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from}到{to}',
  hour: '{hour}點',
  hourMinute: '{hour}點{minute}分',
  currencies: {
    CNY: '人民幣',
    EUR: '歐元',
    GBP: '英鎊',
    HKD: '港幣',
    IDR: '印尼盾',
    INR: '盧比',
    JPY: '日圓',
    KRW: '韓元',
    MYR: '令吉',
    PHP: '披索',
    SGD: '新加坡元',
    THB: '泰銖',
    TWD: '元',
    USD: '美元',
    VND: '越南盾',
  },
} satisfies SpokenForms;
