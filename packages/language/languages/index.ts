// Written by `pnpm generate` from the folders beside this file.
import ar from './ar/index.ts';
import bn from './bn/index.ts';
import en from './en/index.ts';
import fil from './fil/index.ts';
import gu from './gu/index.ts';
import hi from './hi/index.ts';
import hiLatn from './hi-Latn/index.ts';
import id from './id/index.ts';
import ja from './ja/index.ts';
import km from './km/index.ts';
import kn from './kn/index.ts';
import ko from './ko/index.ts';
import lo from './lo/index.ts';
import ml from './ml/index.ts';
import mr from './mr/index.ts';
import ms from './ms/index.ts';
import my from './my/index.ts';
import ne from './ne/index.ts';
import pa from './pa/index.ts';
import si from './si/index.ts';
import ta from './ta/index.ts';
import te from './te/index.ts';
import th from './th/index.ts';
import ur from './ur/index.ts';
import vi from './vi/index.ts';
import zhHans from './zh-Hans/index.ts';
import zhHant from './zh-Hant/index.ts';

/** Every language, by the name of its folder. */
export const languages = {
  ar,
  bn,
  en,
  fil,
  gu,
  hi,
  'hi-Latn': hiLatn,
  id,
  ja,
  km,
  kn,
  ko,
  lo,
  ml,
  mr,
  ms,
  my,
  ne,
  pa,
  si,
  ta,
  te,
  th,
  ur,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
