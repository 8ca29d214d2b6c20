// Written by `pnpm generate` from the folders of languages.

/** The pattern of words whose full stop ends no sentence. */
export const abbreviations =
  'ডা|ডঃ|ড|মো|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\\.g|i\\.e|No|Nos|Fig|Inc|Ltd|Co|Corp|approx|Gng|Bb|G|डॉ|श्री|मि|रु|सं|dll|dsb|dr|hlm|Jl|Tn|Ny|Bpk|Sdr|Rp|ಶ್ರೀ|ಡಾ|ನಂ|ರೂ|ശ്രീ|ഡോ|നം|രൂ|Sdn|Bhd|மு|திரு|ரூ|డా|శ్రీ|టి|రూ|TP|Tp|TS|ThS|GS|PGS';

/** Languages in which a space ends a phrase, no word. */
export const phraseLanguages = ['km', 'lo', 'my', 'th'];
