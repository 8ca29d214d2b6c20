import en from './knowledge/en.ts';
import hi from './knowledge/hi.ts';
import id from './knowledge/id.ts';
import ja from './knowledge/ja.ts';
import th from './knowledge/th.ts';
import type { Page } from './page.ts';

export const demoBot = { name: 'Serambi Tea', language: 'en' };

/** The pages of a tea shop in five languages. */
export const demoKnowledge: Page[] = [en, ja, hi, id, th].flat();
