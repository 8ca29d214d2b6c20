import type { Facts } from '../../define-language.ts';

export default {
  name: 'Sinhala',
  nativeName: 'සිංහල',
  direction: 'ltr',
  scripts: ['sinhala'],
  kin: [],
  phoneRegion: 'LK',
  manner: 'Address the reader as ඔබ, politely and in plain, everyday Sinhala.',
} satisfies Facts;
