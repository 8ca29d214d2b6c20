import { fileURLToPath } from 'node:url';
import { codes } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import {
  foldText,
  type Helpcentre,
  type HelpcentreQuestion,
  readHelpcentres,
  visibleText,
} from './read-helpcentre.ts';

const read = (name: string) => readHelpcentres(fileURLToPath(new URL(name, import.meta.url)));
const development = read('helpcentre');
const heldOut = read('helpcentre-held-out');
const all = [...development, ...heldOut];

/** Languages that have bases or questions before the product supports them. */
const wanted = [...new Set([...codes, 'km', 'lo', 'ml', 'my', 'kn'])].sort();
/** The minimum number of questions of one language in one base that count as a set. */
const minSet = 5;

const isOfWorld = ({ tags }: HelpcentreQuestion) => tags.includes('world') || tags.includes('command');

const count = <T>(items: T[], is: (item: T) => boolean) => items.filter(is).length;

describe.each(all.map((centre) => [centre.folder.split('/').slice(-2).join('/'), centre] as const))(
  '%s',
  (_, { bases, questions }) => {
    const articles = new Map(
      bases.map((base) => [base.id, new Map(base.articles.map((article) => [article.title, article]))]),
    );

    test('has well-formed bases', () => {
      expect(new Set(bases.map(({ id }) => id)).size).toBe(bases.length);
      for (const base of bases) {
        expect(wanted, base.id).toContain(base.language);
        expect(base.articles.length, base.id).toBeGreaterThanOrEqual(20);
        expect(articles.get(base.id)?.size, `titles of ${base.id} differ`).toBe(base.articles.length);
        for (const kind of ['text', 'qa', 'html'])
          expect(
            count(base.articles, (article) => article.kind === kind),
            base.id,
          ).toBeGreaterThan(0);
        for (const { title, text } of base.articles) expect(text.trim(), `${base.id}: ${title}`).not.toBe('');
      }
    });

    test('has the expected articles, and they contain the answer', () => {
      const wrong: string[] = [];
      for (const { base, kind, q, titles = [], has = [] } of questions) {
        const answerable = kind === 'a' || kind === 'f';
        if (answerable !== titles.length > 0 || answerable !== has.length > 0) wrong.push(`${base}: ${q}`);
        const found = titles.map((title) => articles.get(base)?.get(title));
        if (found.includes(undefined)) wrong.push(`${base}: ${q}: no article ${titles.join(' / ')}`);
        const texts = found.map((article) => (article ? foldText(visibleText(article)) : ''));
        for (const text of has)
          if (!texts.some((seen) => seen.includes(foldText(text)))) wrong.push(`${base}: ${q}: no ${text}`);
        for (const [at, seen] of texts.entries())
          if (!has.some((text) => seen.includes(foldText(text))))
            wrong.push(`${base}: ${q}: not in ${titles[at]}`);
      }
      expect(wrong).toEqual([]);
    });

    test('has the kinds of questions that people ask, for each base', () => {
      for (const { id } of bases) {
        const asked = questions.filter(({ base }) => base === id);
        // Questions that people ask any assistant are counted apart: they are the same at every business.
        const ofWorld = asked.filter(isOfWorld);
        expect(ofWorld.length, `questions about the world in ${id}`).toBeGreaterThanOrEqual(8);
        const ofBase = asked.filter((one) => !isOfWorld(one));
        const unknown = ofBase.filter(({ kind }) => kind === 'n');
        expect(asked.length, id).toBeGreaterThanOrEqual(25);
        expect(new Set(asked.map(({ q }) => q)).size, `questions of ${id} differ`).toBe(asked.length);
        expect(unknown.length / ofBase.length, `share not answerable in ${id}`).toBeGreaterThanOrEqual(0.3);
        expect(unknown.length / ofBase.length, `share not answerable in ${id}`).toBeLessThanOrEqual(0.4);
        expect(
          count(unknown, ({ tags }) => tags.includes('near')) / unknown.length,
          `near misses in ${id}`,
        ).toBeGreaterThanOrEqual(0.45);
        for (const { tags, q, kind } of asked) {
          expect(wanted, q).toContain(tags[0]);
          expect(tags.includes('near') || tags.includes('off'), q).toBe(kind === 'n');
        }
      }
      const known = new Set(bases.map(({ id }) => id));
      expect(questions.filter(({ base }) => !known.has(base))).toEqual([]);
    });
  },
);

/** Returns the bases and question sets of a language. */
function sets(centres: Helpcentre[], language: string): number {
  return centres
    .flatMap(({ bases, questions }) => bases.map((base) => ({ base, questions })))
    .filter(
      ({ base, questions }) =>
        base.language === language ||
        count(questions, (asked) => asked.base === base.id && asked.tags[0] === language) >= minSet,
    ).length;
}

test('never has a base in both halves', () => {
  const ids = all.flatMap(({ bases }) => bases.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(development.length).toBeGreaterThan(0);
});

const askedLessThan = (min: number, centres: Helpcentre[]) =>
  wanted.filter((language) => sets(centres, language) < min);

test('has questions of each language in the half for tuning', () => {
  expect(askedLessThan(1, development)).toEqual([]);
});

test('has questions of each language in at least two bases', () => {
  expect(askedLessThan(2, all)).toEqual([]);
});
