import type { Facts } from '../../define-language.ts';

export default {
  name: 'English',
  nativeName: 'English',
  direction: 'ltr',
  scripts: ['latin'],
  kin: [],
  phoneRegion: null,
  manner: '',
} satisfies Facts;
