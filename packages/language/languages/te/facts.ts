import type { Facts } from '../../define-language.ts';

export default {
  name: 'Telugu',
  nativeName: 'తెలుగు',
  direction: 'ltr',
  scripts: ['telugu'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Use the respectful మీరు.',
} satisfies Facts;
