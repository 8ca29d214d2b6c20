import type { Row } from '@jawab/core';
import { isOutdated } from '@jawab/language';
import { analyze } from '../analyzer/analyze.ts';
import { conceptTerm } from '../analyzer/hash.ts';
import type { Question } from './question.ts';

/** What a passage gains if its title and heading say the whole question. */
const gain = 1;

/** What is left of the score of a passage whose title says that it is no longer valid. */
const outdated = 0.6;

/** Returns the factor of a passage by the share of the question that its title and heading say, and by whether it is still valid. */
export function createTitlePreference({ names, language }: Question, idf: number[]) {
  const now = new Date();
  const all = idf.reduce((sum, value) => sum + value, 0);
  return ({ title, heading, language: own }: Row): number => {
    if (all === 0) return 1;
    const text = [title, heading].filter(Boolean).join('\n');
    const { terms, concepts } = analyze(text, {
      language: own,
      also: language ? [language] : [],
      kind: 'document',
    });
    const said = new Set([...terms.keys(), ...[...concepts.keys()].map(conceptTerm)]);
    const share = idf.reduce((sum, value, at) => sum + (said.has(names[at] as string) ? value : 0), 0) / all;
    return (1 + gain * share) * (isOutdated(text, now) ? outdated : 1);
  };
}
