import type { Facts } from '../../define-language.ts';

export default {
  name: 'Indonesian',
  nativeName: 'Bahasa Indonesia',
  direction: 'ltr',
  scripts: ['latin'],
  kin: ['ms'],
  phoneRegion: 'ID',
  manner: 'Address the reader as Anda.',
} satisfies Facts;
