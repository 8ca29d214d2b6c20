import ar from './ar.ts';
import bn from './bn.ts';
import en from './en.ts';
import fil from './fil.ts';
import hi from './hi.ts';
import hiLatn from './hi-latn.ts';
import id from './id.ts';
import ja from './ja.ts';
import ko from './ko.ts';
import ms from './ms.ts';
import ta from './ta.ts';
import te from './te.ts';
import th from './th.ts';
import vi from './vi.ts';
import type { Wording } from './wording.ts';
import zh from './zh.ts';

/** How each language asks for a person. */
export const wordings: Record<string, Wording> = {
  en,
  ja,
  zh,
  ko,
  ms,
  id,
  th,
  vi,
  fil,
  ar,
  hi,
  'hi-Latn': hiLatn,
  ta,
  bn,
  te,
};
