import type { Facts } from '../../define-language.ts';

export default {
  name: 'Burmese',
  nativeName: 'မြန်မာ',
  direction: 'ltr',
  scripts: ['burmese'],
  kin: [],
  phoneRegion: 'MM',
  manner: 'Use polite spoken style (ပါတယ်) and neutral wording without the gendered particles ရှင် and ခင်ဗျာ.',
} satisfies Facts;
