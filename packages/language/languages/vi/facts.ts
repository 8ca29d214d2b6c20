import type { Facts } from '../../define-language.ts';

export default {
  name: 'Vietnamese',
  nativeName: 'Tiếng Việt',
  direction: 'ltr',
  scripts: ['latin'],
  kin: [],
  phoneRegion: 'VN',
  manner: 'Call yourself tôi and address the reader as bạn.',
  forms: {
    em: {
      manner: 'Call yourself em and address the reader as anh/chị.',
      replace: [
        [/(?<![Cc]húng )tôi/g, 'em'],
        [/Tôi/g, 'Em'],
        [/bạn/g, 'anh/chị'],
        [/Bạn/g, 'Anh/chị'],
      ],
    },
    minh: {
      manner: 'Call yourself mình and address the reader as bạn.',
      replace: [
        [/(?<![Cc]húng )tôi/g, 'mình'],
        [/Tôi/g, 'Mình'],
      ],
    },
  },
} satisfies Facts;
