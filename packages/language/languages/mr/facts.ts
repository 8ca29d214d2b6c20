import type { Facts } from '../../define-language.ts';

export default {
  name: 'Marathi',
  nativeName: 'मराठी',
  direction: 'ltr',
  scripts: ['devanagari'],
  kin: ['hi'],
  phoneRegion: 'IN',
  manner: 'Write Marathi, not Hindi. Address the reader as तुम्ही.',
} satisfies Facts;
