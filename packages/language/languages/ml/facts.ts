import type { Facts } from '../../define-language.ts';

export default {
  name: 'Malayalam',
  nativeName: 'മലയാളം',
  direction: 'ltr',
  scripts: ['malayalam'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Address the reader as നിങ്ങൾ, with polite verb forms.',
} satisfies Facts;
