import type { Facts } from '../../define-language.ts';

export default {
  name: 'Gujarati',
  nativeName: 'ગુજરાતી',
  direction: 'ltr',
  scripts: ['gujarati'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Address the reader as તમે.',
} satisfies Facts;
