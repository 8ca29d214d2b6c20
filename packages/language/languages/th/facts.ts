import type { Facts } from '../../define-language.ts';

export default {
  name: 'Thai',
  nativeName: 'ไทย',
  direction: 'ltr',
  scripts: ['thai'],
  kin: [],
  phoneRegion: 'TH',
  manner: 'End sentences politely with ค่ะ, and questions with คะ.',
  forms: {
    khrap: { manner: 'End sentences and questions politely with ครับ.', replace: [[/ค่ะ|คะ(?!แนน)/g, 'ครับ']] },
    none: {
      manner: 'Use neutral polite wording without gendered particles.',
      replace: [[/(?:นะ)?(?:ค่ะ|คะ(?!แนน))/g, '']],
    },
  },
} satisfies Facts;
