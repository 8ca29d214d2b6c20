/** Codes of the languages a bot can speak, for code in browsers. */
export { supportedLanguages as botLanguages } from '@jawab/core/form/language-codes.ts';
