import type { Facts } from '../../define-language.ts';

export default {
  name: 'Simplified Chinese',
  nativeName: '简体中文',
  direction: 'ltr',
  scripts: ['han'],
  kin: ['zh-Hant'],
  phoneRegion: 'CN',
  manner: '',
} satisfies Facts;
