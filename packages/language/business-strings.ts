import type english from './languages/en/business.ts';

/** Texts of the form of facts: its fields, and the questions that it writes into the knowledge. */
export type BusinessStrings = Record<keyof typeof english, string>;
