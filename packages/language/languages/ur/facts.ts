import type { Facts } from '../../define-language.ts';

export default {
  name: 'Urdu',
  nativeName: 'اردو',
  direction: 'rtl',
  scripts: ['arabic'],
  spacing: 'indic',
  kin: ['hi-Latn'],
  phoneRegion: 'PK',
  manner: 'Write Urdu in its own script, not Hindi words. Address the reader as آپ.',
} satisfies Facts;
