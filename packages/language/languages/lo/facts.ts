import type { Facts } from '../../define-language.ts';

export default {
  name: 'Lao',
  nativeName: 'ລາວ',
  direction: 'ltr',
  scripts: ['lao'],
  kin: [],
  phoneRegion: 'LA',
  manner: 'Address the reader as ທ່ານ and use neutral polite wording.',
} satisfies Facts;
