import type { Choice, Hit } from '@jawab/core';
import { reads } from '@jawab/language';
import { sayTo } from './say-to.ts';
import { isSameChoice, lastHeadings, levelsApart, nameSection, sectionOf } from './section.ts';
import type { Turn } from './turn.ts';
import { beside } from './weights.ts';

const maxChoices = 3;
const maxTwins = 6;

/**
 * Returns the sections that may answer: the quoted ones first, then those with a score near the best one. If the asker reads what is
 * quoted, sections in languages that he does not read are left out. Pure.
 */
export function chooseSections(hits: Hit[], quoted: Hit[], language: string): Choice[] {
  const enough = (hits[0]?.score ?? 0) * beside.choiceShare;
  const isRead = ({ language: own }: Hit) => !own || reads(language, own);
  const near = hits.filter((hit) => hit.score >= enough && (isRead(hit) || !quoted.every(isRead)));
  return [...quoted, ...near]
    .map(sectionOf)
    .filter((one, at, all) => all.findIndex((other) => isSameChoice(one, other)) === at)
    .slice(0, maxChoices);
}

/** Names sections of which the asker means one. Those with the same heading are named with the heading above it too. Pure. */
export const nameTwins = (twins: Hit[]): Choice[] =>
  twins.slice(0, maxTwins).map((hit) => {
    const others = twins.filter((other) => other !== hit && other.document_id === hit.document_id);
    const levels = Math.max(1, ...others.map((other) => levelsApart(hit, other)));
    return levels > 1
      ? Object.assign(sectionOf(hit), { section: lastHeadings(hit, levels) })
      : sectionOf(hit);
  });

/** Writes the names of sections as a numbered list below a line of the bot. Empty without any. */
export const listSections = (turn: Turn, key: 'choices' | 'which', choices: Choice[]): string =>
  choices.length > 0
    ? [sayTo(turn, key), ...choices.map((one, at) => `${at + 1}. ${nameSection(one)}`)].join('\n')
    : '';
