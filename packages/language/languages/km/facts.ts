import type { Facts } from '../../define-language.ts';

export default {
  name: 'Khmer',
  nativeName: 'ខ្មែរ',
  direction: 'ltr',
  scripts: ['khmer'],
  kin: [],
  phoneRegion: 'KH',
  manner: 'Address the reader as លោកអ្នក and use neutral polite wording without gendered particles.',
} satisfies Facts;
