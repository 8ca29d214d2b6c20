import type english from './languages/en/reported.ts';

/** Texts for what the service reports in English: reasons of leads and tests, faults of documents, operations, who did them. */
export type ReportedStrings = Record<keyof typeof english, string>;
