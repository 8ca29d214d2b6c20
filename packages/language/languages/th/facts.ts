import type { Facts } from '../../define-language.ts';

export default {
  name: 'Thai',
  nativeName: 'ไทย',
  direction: 'ltr',
  scripts: ['thai'],
  kin: [],
  phoneRegion: 'TH',
  manner: 'Use neutral polite wording without gendered particles.',
} satisfies Facts;
