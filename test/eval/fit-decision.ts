import { isAnswerable, judge } from './evaluate-helpcentre.ts';
import { chanceOf, type Example, fitLogistic, type Logistic } from './logistic.ts';
import type { Product, SaidReply } from './open-product.ts';
import type { Progress } from './progress.ts';
import type { Helpcentre, HelpcentreQuestion } from './read-helpcentre.ts';
import { type Kind, kindOf, parts, worthOf } from './worth.ts';

/** A question: what its search tells, and what it is worth to be silent, to offer the passage and to be sure of it. */
interface Decided {
  kit: string;
  kind: Kind;
  values: number[];
  worths: [silent: number, unsure: number, sure: number];
  isRight: boolean;
  isFound: boolean;
}

/** The thresholds of a chance. */
interface Thresholds {
  offered: number;
  sure: number;
}

/** The least difference of the logits of both thresholds: where they are one, the confidence between has no meaning. */
const minGap = 0.3;

function worthsOf(question: HelpcentreQuestion, kind: Kind, replies: SaidReply[]): Decided['worths'] {
  const silent = { answered: false, source: null, held: false, heldFirst: false, kind: question.kind };
  const said = replies.map(({ answer, answered, sources }) => {
    const judged = judge(question, { answer, sources });
    return Object.assign({}, judged, { answered, source: sources[0]?.title ?? null, kind: question.kind });
  });
  const [sure = silent, unsure = silent] = said;
  return [worthOf(kind, silent), worthOf(kind, unsure), worthOf(kind, sure)];
}

/** Asks every question that does not follow another one, and answers each both ways. */
export async function readDecided(product: Product, centres: Helpcentre[], progress: Progress) {
  const decided: Decided[] = [];
  let names: string[] = [];
  for (const { folder, bases, questions } of centres)
    for (const base of bases) {
      const open = await product.addBase(base, folder, () => progress.step(`add ${base.id}`));
      for (const question of questions.filter((one) => one.base === base.id)) {
        progress.step(`ask ${base.id}`);
        const kind = kindOf(question);
        if (!kind || question.kind === 'f') continue;
        const both = await open.answerBoth(question.q);
        const signals = both && Object.assign({}, both.words, both.vectors);
        if (signals) names = Object.keys(signals);
        const worths = worthsOf(question, kind, both ? [both.sure, both.unsure] : []);
        decided.push({
          kit: base.kit,
          kind,
          values: Object.values(signals ?? {}),
          worths,
          isRight: isAnswerable(question) && worths[2] === 1,
          isFound: both !== null,
        });
      }
    }
  return { names, decided };
}

/** Weighs questions so that the kinds count as in the worth of a run. */
function weigh(decided: Decided[]): (one: Decided) => number {
  const counts = Map.groupBy(decided, ({ kind }) => kind);
  const all = [...counts.keys()].reduce((sum, kind) => sum + parts[kind], 0);
  return ({ kind }) => parts[kind] / all / (counts.get(kind)?.length ?? 1);
}

const learn = (decided: Decided[]): Logistic => {
  const weightOf = weigh(decided);
  const examples = decided
    .filter(({ isFound }) => isFound)
    .map((one): Example => ({ values: one.values, isTrue: one.isRight, weight: weightOf(one) }));
  return fitLogistic(examples);
};

interface Judged {
  one: Decided;
  chance: number;
}

const worthAt = (judged: Judged[], { offered, sure }: Thresholds): number => {
  const weightOf = weigh(judged.map(({ one }) => one));
  return judged.reduce((sum, { one, chance }) => {
    const place = !one.isFound || chance < offered ? 0 : chance < sure ? 1 : 2;
    return sum + weightOf(one) * one.worths[place];
  }, 0);
};

const logit = (chance: number) => Math.log(chance / (1 - chance));

/** Chooses both thresholds by worth, in steps of two hundredths. */
function chooseThresholds(judged: Judged[]): Thresholds {
  const steps = Array.from({ length: 48 }, (_, at) => (at + 1) / 50);
  const pairs = steps.flatMap((sure) =>
    steps
      .filter((offered) => logit(sure) - logit(offered) >= minGap)
      .map((offered) => ({ offered, sure, worth: worthAt(judged, { offered, sure }) })),
  );
  return pairs.reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** Scales a regression so that a confidence of .5 is sure and one of .25 is offered. */
function scale({ weights, bias }: Logistic, { offered, sure }: Thresholds): Logistic {
  const factor = Math.log(3) / (logit(sure) - logit(offered));
  return { weights: weights.map((weight) => weight * factor), bias: (bias - logit(sure)) * factor };
}

/**
 * Fits the decision on all businesses but one and judges that one, for each; chooses thresholds by the worth of these judgements; then
 * fits on all. Prints the weights as rows of `weights.ts`.
 */
export function reportDecision({ names, decided }: Awaited<ReturnType<typeof readDecided>>): string {
  const kits = [...new Set(decided.map(({ kit }) => kit))].sort();
  const judged = kits.flatMap((kit) => {
    const fitted = learn(decided.filter((one) => one.kit !== kit));
    return decided
      .filter((one) => one.kit === kit)
      .map((one) => ({ one, chance: one.isFound ? chanceOf(fitted, one.values) : 0 }));
  });
  const thresholds = chooseThresholds(judged);
  const lines = kits.map((kit) => {
    const own = judged.filter(({ one }) => one.kit === kit);
    const before = chooseThresholds(judged.filter(({ one }) => one.kit !== kit));
    return `${kit.padEnd(20)} ${worthAt(own, before).toFixed(3)}`;
  });
  const { weights, bias } = scale(learn(decided), thresholds);
  const rows = [...names, 'bias'].map((name, at) => `  ${name}: [${(weights[at] ?? bias).toFixed(3)},`);
  return [
    'worth of businesses that nothing was fitted on:',
    ...lines,
    `all ${worthAt(judged, thresholds).toFixed(3)}, sure from a chance of ${thresholds.sure}, offered from ${thresholds.offered}`,
    ...rows,
  ].join('\n');
}
