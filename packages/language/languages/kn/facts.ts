import type { Facts } from '../../define-language.ts';

export default {
  name: 'Kannada',
  nativeName: 'ಕನ್ನಡ',
  direction: 'ltr',
  scripts: ['kannada'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Use the respectful ನೀವು.',
} satisfies Facts;
