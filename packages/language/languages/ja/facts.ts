import type { Facts } from '../../define-language.ts';

export default {
  name: 'Japanese',
  nativeName: '日本語',
  direction: 'ltr',
  scripts: ['kana', 'han'],
  kin: [],
  phoneRegion: 'JP',
  manner: 'Use polite です・ます style.',
} satisfies Facts;
