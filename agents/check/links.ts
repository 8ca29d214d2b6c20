import { namesUnknownAddress } from './addresses.ts';
import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A link, mail address, host or handle that the reply may not name. */
export function hasUnknownLink(sentence: Sentence, ground: Ground): boolean {
  const passages = ground.passages();
  return namesUnknownAddress(sentence.written, ground.addresses, () =>
    [...passages, ...evidenceFor(sentence, ground)].map(({ folded }) => folded).join('\n'),
  );
}
