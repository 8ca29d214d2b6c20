import { botLanguages } from '@jawab/language/bot-languages.ts';
import { useWords } from '../words/words.tsx';

/** Options of a select: the languages of bots, or other ones. */
export function LanguageOptions({ codes = botLanguages }: { codes?: readonly string[] }) {
  const { nameLanguage } = useWords();
  return codes.map((code) => (
    <option key={code} value={code}>
      {nameLanguage(code)}
    </option>
  ));
}
