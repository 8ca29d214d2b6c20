import type { Facts } from '../../define-language.ts';

export default {
  name: 'Hindi',
  nativeName: 'हिन्दी',
  direction: 'ltr',
  scripts: ['devanagari'],
  kin: ['ne', 'mr'],
  phoneRegion: 'IN',
  manner: 'Address the reader as आप.',
} satisfies Facts;
