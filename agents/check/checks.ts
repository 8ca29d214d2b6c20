import { hasUnknownDay } from './calendar.ts';
import { claimsDeed, makesVow } from './deeds.ts';
import { hasUnknownFigure } from './figures.ts';
import type { Ground } from './ground.ts';
import { leaksPrompt } from './leaks.ts';
import { hasUnknownLink } from './links.ts';
import type { MeaningFault } from './meaning.ts';
import { isOutdatedFigure } from './outdated.ts';
import { hasUnknownPromise } from './promises.ts';
import { hasUnknownQuantity } from './quantities.ts';
import { asksForSecret } from './secrets.ts';
import type { Sentence } from './sentence.ts';
import { hasUnknownStreet } from './streets.ts';

/** Tells whether a sentence must not be shown. */
export type Check = (sentence: Sentence, ground: Ground) => boolean;

/** Why a sentence is withheld. To add a check, write it in a file of its own and name it here. */
export const checks = {
  link: hasUnknownLink,
  secret: asksForSecret,
  prompt: leaksPrompt,
  deed: claimsDeed,
  figure: hasUnknownFigure,
  outdated: isOutdatedFigure,
  quantity: hasUnknownQuantity,
  promise: hasUnknownPromise,
  vow: makesVow,
  day: hasUnknownDay,
  street: hasUnknownStreet,
} satisfies Record<string, Check>;

/** The name of the check that withheld a sentence. */
export type Reason = keyof typeof checks | MeaningFault | 'repeated' | 'unsupported' | 'refusal' | 'verdict';

/** Returns the first check that a sentence fails; null if it passes all. */
export function findFault(sentence: Sentence, ground: Ground): Reason | null {
  for (const [name, fails] of Object.entries(checks) as [Reason, Check][])
    if (fails(sentence, ground)) return name;
  return null;
}
