// Written by `pnpm generate` from the folders of languages.
import ar from '../languages/ar/spoken.ts';
import bn from '../languages/bn/spoken.ts';
import en from '../languages/en/spoken.ts';
import fil from '../languages/fil/spoken.ts';
import gu from '../languages/gu/spoken.ts';
import hi from '../languages/hi/spoken.ts';
import hiLatn from '../languages/hi-Latn/spoken.ts';
import id from '../languages/id/spoken.ts';
import ja from '../languages/ja/spoken.ts';
import km from '../languages/km/spoken.ts';
import kn from '../languages/kn/spoken.ts';
import ko from '../languages/ko/spoken.ts';
import lo from '../languages/lo/spoken.ts';
import ml from '../languages/ml/spoken.ts';
import mr from '../languages/mr/spoken.ts';
import ms from '../languages/ms/spoken.ts';
import my from '../languages/my/spoken.ts';
import ne from '../languages/ne/spoken.ts';
import pa from '../languages/pa/spoken.ts';
import si from '../languages/si/spoken.ts';
import ta from '../languages/ta/spoken.ts';
import te from '../languages/te/spoken.ts';
import th from '../languages/th/spoken.ts';
import ur from '../languages/ur/spoken.ts';
import vi from '../languages/vi/spoken.ts';
import zhHans from '../languages/zh-Hans/spoken.ts';
import zhHant from '../languages/zh-Hant/spoken.ts';

/** How numbers are said, by the name of a folder. */
export const spokenForms = {
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

/** The pattern of words whose full stop ends no sentence. */
export const abbreviations =
  'ডা|ডঃ|ড|মো|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\\.g|i\\.e|No|Nos|Fig|Inc|Ltd|Co|Corp|approx|Gng|Bb|G|ડૉ|ડો|શ્રી|રૂ|નં|પ્રા|લિ|તા|डॉ|श्री|मि|रु|सं|dll|dsb|dr|hlm|Jl|Tn|Ny|Bpk|Sdr|Rp|ಶ್ರೀ|ಡಾ|ನಂ|ರೂ|ശ്രീ|ഡോ|നം|രൂ|डॉ|श्री|सौ|कु|रु|क्र|प्रा|लि|पृ|Sdn|Bhd|डा|श्री|रु|नं|प्रा|लि|ਡਾ|ਸ|ਸ੍ਰੀ|ਰੁ|ਨੰ|ਪ੍ਰਾ|ਲਿ|ආචාර්ය|මහතා|රු|කි|පෙ|ප|අංක|மு|திரு|ரூ|డా|శ్రీ|టి|రూ|TP|Tp|TS|ThS|GS|PGS';

/** Languages in which a space ends a phrase, no word. */
export const phraseLanguages = ['km', 'lo', 'my', 'th'];
