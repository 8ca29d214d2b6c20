import type { Facts } from '../../define-language.ts';

export default {
  name: 'Traditional Chinese',
  nativeName: '繁體中文',
  direction: 'ltr',
  scripts: ['han'],
  kin: ['zh-Hans'],
  phoneRegion: 'TW',
  manner: '',
} satisfies Facts;
