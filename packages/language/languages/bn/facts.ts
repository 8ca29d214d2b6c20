import type { Facts } from '../../define-language.ts';

export default {
  name: 'Bangla',
  nativeName: 'বাংলা',
  direction: 'ltr',
  scripts: ['bengali'],
  kin: [],
  phoneRegion: 'BD',
  manner: 'Use the respectful আপনি.',
} satisfies Facts;
