import { scriptSets } from '@jawab/language';

const dense = new RegExp(`[${scriptSets.dense}]`, 'gu');

/** Returns the size of a text in letters of an alphabet. A character of a dense script counts as two. */
export const sizeInLetters = (text: string): number => text.length + (text.match(dense)?.length ?? 0);
