import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A request for card data, a password or a one-time code, unless the owner's own instructions make it. */
export const asksForSecret = ({ before, folded }: Sentence, { claims, ownerAsks }: Ground): boolean =>
  claims.namesSecret(folded) && claims.asksForSecret(folded, before) && !ownerAsks();
