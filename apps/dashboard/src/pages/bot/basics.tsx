import { botLanguages, speechFormWords } from '@jawab/language/bot-languages.ts';
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { ByLanguage } from './by-language.tsx';
import type { Draft, Settings } from './draft.ts';
import { SeasonalGreeting } from './seasonal-greeting.tsx';

/** Who the bot is, and how it answers. */
export function Basics({ draft }: { draft: Draft }) {
  const { say } = useWords();
  const { bot, set, fault } = draft;
  return (
    <>
      <Section title={say('botBasics')}>
        <TextField
          label={say('botName')}
          value={bot.name}
          required
          maxLength={100}
          hint={say('botNameHint')}
          error={fault('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={say('language')}
          value={bot.language}
          hint={say('botLanguageHint')}
          error={fault('language')}
          onChange={({ target }) => set({ language: target.value })}
        >
          <LanguageOptions codes={[...new Set([...botLanguages, bot.language])]} />
        </SelectField>
      </Section>
      <Section title={say('botAnswers')}>
        <TextArea
          label={say('instructions')}
          value={bot.instructions ?? ''}
          rows={5}
          maxLength={8000}
          hint={say('instructionsHint')}
          error={fault('instructions')}
          onChange={({ target }) => set({ instructions: target.value || null })}
        />
        <SelectField
          label={say('wording')}
          value={bot.wording}
          hint={say('wordingHint')}
          error={fault('wording')}
          onChange={({ target }) => set({ wording: target.value as Settings['wording'] })}
        >
          {(['own', 'document'] as const).map((one) => (
            <option key={one} value={one}>
              {say(`wording_${one}`)}
            </option>
          ))}
        </SelectField>
        <CheckField
          label={say('aiNotice')}
          hint={say('aiNoticeHint')}
          checked={bot.ai_notice}
          onChange={({ target }) => set({ ai_notice: target.checked })}
        />
        <TextArea
          label={say('greeting')}
          value={bot.greeting ?? ''}
          rows={2}
          maxLength={1000}
          hint={say('builtInHint')}
          error={fault('greeting')}
          onChange={({ target }) => set({ greeting: target.value || null })}
        />
        <SeasonalGreeting value={bot.seasonal_greeting} set={set} error={fault('seasonal_greeting')} />
        <ByLanguage draft={draft} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SpeechForm of="th" bot={bot} set={set} />
          <SpeechForm of="vi" bot={bot} set={set} />
        </div>
      </Section>
    </>
  );
}

function SpeechForm({
  of,
  bot,
  set,
}: {
  of: keyof typeof speechFormWords;
  bot: Settings;
  set: Draft['set'];
}) {
  const { say, nameLanguage } = useWords();
  const choose = (form: string) => {
    const others = Object.entries(bot.speech_forms).filter(([code]) => code !== of);
    set({ speech_forms: Object.fromEntries(form ? [...others, [of, form]] : others) });
  };
  return (
    <SelectField
      label={say('speechForm', { language: nameLanguage(of) })}
      value={bot.speech_forms[of] ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{say('speechDefault')}</option>
      {Object.entries(speechFormWords[of]).map(([form, word]) => (
        <option key={form} value={form} lang={of}>
          {word ?? say('speechNone')}
        </option>
      ))}
    </SelectField>
  );
}
