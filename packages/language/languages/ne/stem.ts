import { cutEnd } from '../../text/cut-end.ts';

/** Endings that Nepali joins to a word, the last of several first: plural, case, emphasis. */
const joined =
  /(?:हरूलाई|हरुलाई|हरूको|हरुको|हरूमा|हरुमा|हरूले|हरुले|हरू|हरु|लाई|द्वारा|भित्र|सम्म|देखि|बाट|सँग|संग|तिर|को|का|की|मा|ले|नै)$/;
const verbal = /(?:नुहुन्छ|नुभयो|नुहोस|नुहोस्|नुस्|नुस|न्छौं|न्छन्|न्छ|एको|एका|एकी|ेको|ेका|ेकी|ाउनु|ाउने|ाउन|नु|ने|यो|ो|ा|ी)$/;

/** Cuts the endings of a normalised Nepali word: what is joined to it, then forms of verbs. */
export function stem(word: string): string {
  let cut = word;
  for (let times = 0; times < 2; times++) cut = cutEnd(cut, joined, 2);
  return cutEnd(cut, verbal, 3);
}
