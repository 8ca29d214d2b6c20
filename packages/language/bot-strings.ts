import type english from './languages/en/bot.ts';

/** Texts of the page of a bot that are read with it: consent, logo, the message beside the chat button, and sites. The pages of leads and of knowledge read some too. */
export type BotStrings = Record<keyof typeof english, string>;
