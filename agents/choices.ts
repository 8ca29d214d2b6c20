import type { Choice, Hit } from '@jawab/core';
import { sayTo } from './say-to.ts';
import { isSameChoice, nameSection, sectionOf } from './section.ts';
import type { Turn } from './turn.ts';
import { beside } from './weights.ts';

const maxChoices = 3;

/** Returns the sections that may answer: the quoted ones first, then those with a score near the best one. Pure. */
export function chooseSections(hits: Hit[], quoted: Choice[]): Choice[] {
  const enough = (hits[0]?.score ?? 0) * beside.choiceShare;
  const near = hits.filter(({ score }) => score >= enough).map(sectionOf);
  return [...quoted, ...near]
    .filter((one, at, all) => all.findIndex((other) => isSameChoice(one, other)) === at)
    .slice(0, maxChoices);
}

/** Writes the names of sections as a list below a line of the bot. Empty without any. */
export const listSections = (turn: Turn, choices: Choice[]): string =>
  choices.length > 0
    ? [sayTo(turn, 'choices'), ...choices.map((one) => `- ${nameSection(one)}`)].join('\n')
    : '';
