import type { SpokenForms } from '../../spoken-forms.ts';

export default {
  range: '{from} إلى {to}',
  hour: 'الساعة {hour}',
  hourMinute: 'الساعة {hour} و{minute} دقيقة',
  currencies: {
    AED: 'درهم',
    CNY: 'يوان',
    EUR: 'يورو',
    GBP: 'جنيه إسترليني',
    IDR: 'روبية إندونيسية',
    INR: 'روبية',
    JPY: 'ين',
    MYR: 'رينغيت',
    SAR: 'ريال',
    SGD: 'دولار سنغافوري',
    USD: 'دولار',
  },
} satisfies SpokenForms;
