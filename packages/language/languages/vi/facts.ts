import type { Facts } from '../../define-language.ts';

export default {
  name: 'Vietnamese',
  nativeName: 'Tiếng Việt',
  direction: 'ltr',
  scripts: ['latin'],
  kin: [],
  phoneRegion: 'VN',
  manner: 'Address the reader as bạn.',
} satisfies Facts;
