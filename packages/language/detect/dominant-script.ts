import { languageOfScript } from '../registry.ts';
import { type Script, scripts } from '../text/scripts.ts';
import { detection } from '../weights.ts';

/** Scripts that several languages share. A model distinguishes those languages. */
export type SharedScript = 'latin' | 'arabic' | 'devanagari' | 'han';

const shared: readonly Script[] = ['latin', 'arabic', 'devanagari', 'han'] satisfies SharedScript[];
/** Scripts of one language come first, so that they win a tie. */
const ordered = [...(Object.keys(scripts) as Script[]).filter((name) => !shared.includes(name)), ...shared];
const { minKana } = detection;
/** Returns the script of most of a text: its language if the script has only one, otherwise the script. */
export function dominantScript(text: string): { language: string } | { group: SharedScript } | null {
  let best: Script | null = null;
  let most = 0;
  const weights = new Map<Script, number>();
  for (const name of ordered) {
    const { characters, weight } = scripts[name];
    const total = (text.match(characters)?.length ?? 0) * weight;
    weights.set(name, total);
    if (total > most) [best, most] = [name, total];
  }
  if (!best) return null;
  const kana = weights.get('kana') ?? 0;
  const han = weights.get('han') ?? 0;
  if (most === han && kana / (kana + han) >= minKana) return { language: 'ja' };
  if (shared.includes(best)) return { group: best as SharedScript };
  const language = languageOfScript(best);
  return language ? { language } : null;
}
