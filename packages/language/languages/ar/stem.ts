import { cutEnd } from '../../text/cut-end.ts';

/** Cuts a normalised Arabic word by fixed rules. Returns the word itself when no rule fits. */
export function stem(word: string): string {
  let stem = word;
  const bare = stem.replace(/^(?:وال|بال|كال|فال|لل|ال)/, '');
  if (bare !== stem && bare.length >= 2) stem = bare;
  else if (stem.length > 4) stem = stem.replace(/^[وفبل](?=..)/, '');
  for (const end of [/(?:هما|كما|تما|ها|ان|ات|ون|ين|يه|هم|هن|نا)$/, /[هي]$/]) stem = cutEnd(stem, end, 3);
  return stem;
}
