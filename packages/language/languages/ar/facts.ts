import type { Facts } from '../../define-language.ts';

export default {
  name: 'Arabic',
  nativeName: 'العربية',
  direction: 'rtl',
  scripts: ['arabic'],
  kin: [],
  phoneRegion: null,
  manner: '',
} satisfies Facts;
