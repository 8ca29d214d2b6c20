import type { Facts } from '../../define-language.ts';

export default {
  name: 'Hindi written in Latin letters',
  nativeName: 'Hindi',
  direction: 'ltr',
  scripts: ['latin'],
  kin: ['ur'],
  phoneRegion: 'IN',
  manner:
    'Write Hindi in Latin letters the way people type it in chats, not in Devanagari. Address the reader as aap.',
  romanises: 'hi',
} satisfies Facts;
