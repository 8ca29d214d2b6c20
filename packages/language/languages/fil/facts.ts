import type { Facts } from '../../define-language.ts';

export default {
  name: 'Filipino',
  nativeName: 'Filipino',
  direction: 'ltr',
  scripts: ['latin'],
  kin: [],
  phoneRegion: 'PH',
  manner: 'Use polite po and opo.',
} satisfies Facts;
