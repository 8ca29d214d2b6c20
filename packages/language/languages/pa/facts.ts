import type { Facts } from '../../define-language.ts';

export default {
  name: 'Punjabi',
  nativeName: 'ਪੰਜਾਬੀ',
  direction: 'ltr',
  scripts: ['gurmukhi'],
  kin: [],
  phoneRegion: 'IN',
  manner: 'Write in Gurmukhi and address the reader as ਤੁਸੀਂ.',
} satisfies Facts;
