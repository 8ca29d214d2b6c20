import { toLetters } from '../pdf/letters.ts';
import { joinWrappedLines } from './join-wrapped.ts';
import { refuseLegacyFont } from './legacy-fonts.ts';
import { joinSpacedLabels } from './spaced-labels.ts';

export interface RepairOptions {
  /** True for plain text, whose lines an editor or a mail program may have broken. */
  isPlain?: boolean;
}

/**
 * Repairs what people and programs do to text: Burmese in Zawgyi becomes Unicode, radicals become letters, labels that are
 * spaced out (`営　業　時　間`) become words, and broken lines of a paragraph are joined. Throws `unsupported_type` for
 * the codes of old fonts, which look like letters and are not.
 */
export async function repairText(text: string, { isPlain = false }: RepairOptions = {}): Promise<string> {
  refuseLegacyFont(text);
  const written = /[\u1000-\u109F]/.test(text) ? await fromZawgyi(text) : text;
  const known = joinSpacedLabels(toLetters(written));
  return isPlain ? joinWrappedLines(known) : known;
}

const burmese = /[\u1000-\u109F\u200B-\u200D]+(?:[\s။၊]+[\u1000-\u109F\u200B-\u200D]+)*/g;
/** Above this probability, a text is Zawgyi. Short correct words come near to .5. */
const surelyZawgyi = 0.95;

async function fromZawgyi(text: string): Promise<string> {
  const { ZawgyiConverter, ZawgyiDetector } = (await import('myanmar-tools')).default;
  const probability = new ZawgyiDetector().getZawgyiProbability(text.slice(0, 100_000));
  if (probability < surelyZawgyi) return text;
  const converter = new ZawgyiConverter();
  return text.replace(burmese, (run) => converter.zawgyiToUnicode(run)).normalize('NFC');
}
