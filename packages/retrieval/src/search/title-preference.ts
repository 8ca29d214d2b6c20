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
    const said = readTitle(text, own, language);
    const share = idf.reduce((sum, value, at) => sum + (said.has(names[at] as string) ? value : 0), 0) / all;
    return (1 + gain * share) * (isOutdated(text, now) ? outdated : 1);
  };
}

/** Titles that were read, because questions find the same ones again and again. */
const read = new Map<string, ReadonlySet<string>>();
const maxRead = 2_000;

/** Returns the terms and concepts of a title in its own language and in that of the question. */
function readTitle(text: string, own: string | null, asked: string | null): ReadonlySet<string> {
  const key = `${own} ${asked} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const options = { language: own, also: asked ? [asked] : [], kind: 'document' } as const;
  const { terms, concepts } = analyze(text, options);
  const said = new Set([...terms.keys(), ...[...concepts.keys()].map(conceptTerm)]);
  if (read.size >= maxRead) read.clear();
  read.set(key, said);
  return said;
}
