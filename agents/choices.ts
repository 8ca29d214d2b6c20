import type { Choice, Hit } from '@jawab/core';
import { sayTo } from './say-to.ts';
import type { Turn } from './turn.ts';

const maxChoices = 3;
/** The share of the best score that a document needs. */
const minShare = 0.3;

/** Returns the documents that may answer: the quoted ones first, then those with a score near the best one. Pure. */
export function chooseDocuments(hits: Hit[], quoted: string[]): Choice[] {
  const enough = (hits[0]?.score ?? 0) * minShare;
  const near = hits.filter(({ score, document_id }) => score >= enough || quoted.includes(document_id));
  const titles = new Map(near.map(({ document_id, title }) => [document_id, title]));
  const ids = new Set([...quoted, ...titles.keys()]);
  return Array.from(ids, (document_id) => ({ document_id, title: titles.get(document_id) ?? '' })).slice(
    0,
    maxChoices,
  );
}

/** Writes the titles as a list below a line of the bot. Empty without titles. */
export const listTitles = (turn: Turn, choices: Choice[]): string =>
  choices.length > 0 ? [sayTo(turn, 'choices'), ...choices.map(({ title }) => `- ${title}`)].join('\n') : '';
