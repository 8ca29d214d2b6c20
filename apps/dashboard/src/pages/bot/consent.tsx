import { TextField } from '../../ui/field.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import type { Draft } from './draft.ts';
import { TextsByLanguage } from './texts-by-language.tsx';

/** The text that visitors agree to before their contact details are kept. */
export function Consent({ draft: { bot, set, fault } }: { draft: Draft }) {
  const write = useBotWords();
  const { texts, url } = bot.consent ?? { texts: {}, url: null };
  const hasTexts = Object.keys(texts).length > 0;
  if (!write) return null;
  return (
    <>
      <TextsByLanguage
        label={write('consent')}
        hint={write('consentHint')}
        texts={texts}
        own={bot.language}
        maxLength={1000}
        error={fault('consent')}
        onChange={(next) =>
          set({ consent: Object.keys(next).length > 0 ? { texts: next, url: url ?? '' } : null })
        }
      />
      {hasTexts && (
        <TextField
          label={write('consentPage')}
          type="url"
          dir="ltr"
          maxLength={2000}
          placeholder="https://"
          value={url ?? ''}
          onChange={({ target }) => set({ consent: { texts, url: target.value } })}
        />
      )}
    </>
  );
}
