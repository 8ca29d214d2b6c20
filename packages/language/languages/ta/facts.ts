import type { Facts } from '../../define-language.ts';

export default {
  name: 'Tamil',
  nativeName: 'தமிழ்',
  direction: 'ltr',
  scripts: ['tamil'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Use the respectful நீங்கள்.',
} satisfies Facts;
