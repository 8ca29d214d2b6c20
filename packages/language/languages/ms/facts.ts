import type { Facts } from '../../define-language.ts';

export default {
  name: 'Malay',
  nativeName: 'Bahasa Melayu',
  direction: 'ltr',
  scripts: ['latin'],
  kin: ['id'],
  phoneRegion: 'MY',
  manner: 'Address the reader as anda.',
} satisfies Facts;
