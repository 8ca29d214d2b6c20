/** The part of the language data that browsers need: the codes of the languages a bot can speak, and their polite forms. */
export { supportedLanguages as botLanguages } from '@jawab/core/form/language-codes.ts';
export { speechFormWords } from '@jawab/core/nouns/bots/speech-form-words.ts';
