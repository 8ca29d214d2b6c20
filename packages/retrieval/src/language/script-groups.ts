/** Scripts that several languages share; a model tells them apart. */
export type SharedScript = 'latin' | 'arabic' | 'devanagari' | 'han';

const shared: [SharedScript, RegExp, number][] = [
  ['latin', /\p{Script=Latin}/gu, 1],
  ['arabic', /\p{Script=Arabic}/gu, 2],
  ['devanagari', /\p{Script=Devanagari}/gu, 2],
  ['han', /\p{Script=Han}/gu, 3],
];

/** Scripts of one language only. Their letters say more than a Latin one: product names stand among them. */
const single: [string, RegExp, number][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 3],
  ['ko', /\p{Script=Hangul}/gu, 3],
  ['th', /\p{Script=Thai}/gu, 2],
  ['km', /\p{Script=Khmer}/gu, 2],
  ['lo', /\p{Script=Lao}/gu, 2],
  ['my', /\p{Script=Myanmar}/gu, 2],
  ['ta', /\p{Script=Tamil}/gu, 2],
  ['te', /\p{Script=Telugu}/gu, 2],
  ['bn', /\p{Script=Bengali}/gu, 2],
  ['ml', /\p{Script=Malayalam}/gu, 2],
];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const leastKana = 0.1;

/** The script most of a text is in: a language where the script has one, else the group that shares it. */
export function dominantScript(text: string): { language: string } | { group: SharedScript } | null {
  let best: { language: string } | { group: SharedScript } | null = null;
  let most = 0;
  const weights = new Map<string, number>();
  const weigh = (name: string, letters: RegExp, weight: number, found: NonNullable<typeof best>) => {
    const total = count(text, letters) * weight;
    weights.set(name, total);
    if (total > most) {
      most = total;
      best = found;
    }
  };
  for (const [language, letters, weight] of single) weigh(language, letters, weight, { language });
  for (const [group, letters, weight] of shared) weigh(group, letters, weight, { group });
  const kana = weights.get('ja') ?? 0;
  const han = weights.get('han') ?? 0;
  const isHan = most === han && han > 0;
  return isHan && kana / (kana + han) >= leastKana ? { language: 'ja' } : best;
}
