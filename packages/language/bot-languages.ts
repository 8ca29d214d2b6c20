/** What code in browsers knows of the languages: the codes of those a bot can speak, and their polite forms. */
export { supportedLanguages as botLanguages } from '@jawab/core/form/language-codes.ts';
export { speechFormWords } from '@jawab/core/nouns/bots/speech-form-words.ts';
