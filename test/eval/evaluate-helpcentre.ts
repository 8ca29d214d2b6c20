import { codes, languages } from '@jawab/language';
import type { Product, Reply } from './open-product.ts';
import type { Progress } from './progress.ts';
import { foldText, type Helpcentre, type HelpcentreQuestion } from './read-helpcentre.ts';

/** One question with what the product made of it. */
export interface HelpcentreRow extends HelpcentreQuestion {
  text: string;
  answered: boolean | null;
  language: string;
  /** The first source. */
  source: string | null;
  /** The reply holds the answer. */
  held: boolean;
  /** Its first quotation does. */
  heldFirst: boolean;
  /** The first source is a right article. */
  article: boolean;
  /** A question that can be answered was not. */
  abstained: boolean;
  /** Place of the first right article in the ranking, from 1; null without one, or when nothing is right. */
  place: number | null;
  /** Null for a language that the product does not know. */
  languageRight: boolean | null;
}

/** Asks every question of the help centres, each in a workspace of its own. Times are of the search alone, in ms. */
export async function evaluateHelpcentres(product: Product, centres: Helpcentre[], progress: Progress) {
  const rows: HelpcentreRow[] = [];
  const timesMs: number[] = [];
  for (const { folder, bases, questions } of centres)
    for (const base of bases) {
      const open = await product.addBase(base, folder, () => progress.step(`add ${base.id}`));
      let session: string | undefined;
      for (const question of questions.filter((asked) => asked.base === base.id)) {
        const reply = await open.ask(question.q, question.kind === 'f' ? session : undefined);
        session = reply.session_id;
        const began = performance.now();
        const { hits } = await open.search(question.q);
        timesMs.push(performance.now() - began);
        rows.push({
          ...question,
          text: reply.answer,
          answered: reply.answered,
          language: reply.language,
          source: reply.sources[0]?.title ?? null,
          ...judge(question, reply),
          abstained: isAnswerable(question) && reply.answered === false,
          place: placeOf([...new Set(hits.map(({ title }) => title))], question.titles ?? []),
          languageRight: isRightLanguage(question.tags[0], reply.language),
        });
        progress.step(`ask ${base.id}`);
      }
    }
  return { rows, timesMs: timesMs.sort((a, b) => a - b) };
}

export const isAnswerable = ({ kind }: Pick<HelpcentreQuestion, 'kind'>) => kind === 'a' || kind === 'f';

/** Judges a reply by the expected answers and articles. */
export function judge(
  { titles = [], has = [] }: HelpcentreQuestion,
  { answer, sources }: Pick<Reply, 'answer' | 'sources'>,
) {
  const holds = (text: string) => has.some((one) => foldText(text).includes(foldText(one)));
  const [first, ...others] = sources;
  return {
    held: holds(answer),
    // Rows of a table are written out in the reply, so what it says beside a single quotation is that quotation.
    heldFirst: first !== undefined && (holds(first.quote) || (others.length === 0 && holds(answer))),
    article: first !== undefined && titles.includes(first.title),
  };
}

function placeOf(ranked: string[], titles: string[]): number | null {
  const at = ranked.findIndex((title) => titles.includes(title));
  return at < 0 ? null : at + 1;
}

function isRightLanguage(asked: string, replied: string): boolean | null {
  const code = codes.find((known) => known === asked);
  if (!code) return null;
  return replied === asked || replied === languages[code].facts.romanises;
}
