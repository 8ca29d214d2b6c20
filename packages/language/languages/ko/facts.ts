import type { Facts } from '../../define-language.ts';

export default {
  name: 'Korean',
  nativeName: '한국어',
  direction: 'ltr',
  scripts: ['hangul'],
  kin: [],
  phoneRegion: 'KR',
  manner: 'Use polite 해요체.',
} satisfies Facts;
