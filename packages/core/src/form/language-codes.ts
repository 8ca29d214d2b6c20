// Written by `pnpm generate` from the folders of packages/language/languages.

/** Codes of the languages a bot can speak. */
export const supportedLanguages = [
  'ar',
  'bn',
  'en',
  'fil',
  'hi',
  'id',
  'ja',
  'km',
  'kn',
  'ko',
  'lo',
  'ml',
  'mr',
  'ms',
  'my',
  'ne',
  'pa',
  'ta',
  'te',
  'th',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;
