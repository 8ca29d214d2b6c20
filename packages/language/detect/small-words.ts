import { entries, readList } from '../registry.ts';

/** The languages of each word. A word matcher tells only which languages a text has words of, not how many of each. */
let index: Map<string, string[]> | null = null;

function compile(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [code, { words }] of entries)
    for (const word of readList(words.smallWords)) found.set(word, [...(found.get(word) ?? []), code]);
  return found;
}
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/;
/** Languages that no bot speaks, but that models sometimes switch to. */
const foreignLatin: [string, RegExp][] = [
  ['es', /^(el|los|las|que|para|por|con|una|está|usted|puede|como|más|del)$/],
  ['fr', /^(le|les|des|vous|est|pour|avec|une|dans|que|pas|nous|votre|sur)$/],
  ['de', /^(der|die|das|und|ist|sie|nicht|mit|für|ein|eine|auf|wir|ihre)$/],
  ['pt', /^(os|uma|você|não|para|com|são|pode|está|seu|sua)$/],
  [
    'it',
    /^(il|gli|che|non|della|delle|dalla|nella|entro|può|più|sono|questo|questa|anche|con|sua|suo|giorni)$/,
  ],
  ['nl', /^(het|een|niet|wij|zijn|voor|ook|uw|onze|kunt|naar|binnen|dagen|met)$/],
  ['tr', /^(bir|ve|için|bu|ile|olarak|sonra|içinde|değil|gün|bunun|yok|veya|edebilirsiniz)$/],
];

/**
 * Counts the small everyday words of each language in Latin letters. A shared word counts for each of its languages.
 */
export function countSmallWords(text: string): Record<string, number> {
  index ??= compile();
  const counts: Record<string, number> = {};
  for (const word of text.toLowerCase().match(/[\p{Script=Latin}\p{M}]+/gu) ?? []) {
    const languages = index.get(word);
    if (languages) for (const language of languages) counts[language] = (counts[language] ?? 0) + 1;
    else if (vietnamese.test(word)) counts.vi = (counts.vi ?? 0) + 1;
    else
      for (const [language, pattern] of foreignLatin)
        if (pattern.test(word)) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}
