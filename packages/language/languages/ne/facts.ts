import type { Facts } from '../../define-language.ts';

export default {
  name: 'Nepali',
  nativeName: 'नेपाली',
  direction: 'ltr',
  scripts: ['devanagari'],
  kin: ['hi'],
  phoneRegion: 'NP',
  manner: 'Write Nepali, not Hindi. Address the reader as तपाईं.',
} satisfies Facts;
