import en from './knowledge/en.ts';
import hi from './knowledge/hi.ts';
import id from './knowledge/id.ts';
import ja from './knowledge/ja.ts';
import type { Page } from './knowledge/page.ts';
import th from './knowledge/th.ts';

export const demoBot = {
  name: 'Serambi Tea',
  language: 'en',
  theme: { accent: '#3d6b35' },
  suggestions: {
    en: ['How long does delivery take?', 'How do I brew green tea?', 'Can I return tea?'],
    ja: ['送料はいくらですか？', '返品できますか？', 'お茶の入れ方を教えてください'],
    hi: ['डिलीवरी में कितना समय लगता है?', 'क्या मैं सामान वापस कर सकता हूँ?'],
    id: ['Berapa lama pengiriman?', 'Berapa ongkos kirimnya?', 'Apakah saya bisa mengembalikan barang?'],
    th: ['จัดส่งใช้เวลากี่วัน', 'ค่าจัดส่งเท่าไหร่', 'คืนสินค้าได้ไหม'],
  },
};

/** The pages of a tea shop in five languages. */
export const demoKnowledge: Page[] = [en, ja, hi, id, th].flat();
