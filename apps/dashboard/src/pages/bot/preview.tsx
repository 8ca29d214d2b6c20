import { useEffect, useRef, useState } from 'react';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import type { Settings } from './draft.ts';

/** How long a person has stopped typing before the window is drawn again. */
const pauseMs = 400;

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(settle, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function seasonalText({ seasonal_greeting: greeting }: Settings): string | undefined {
  const isNow =
    greeting && Date.now() < Date.parse(greeting.until) && !(Date.now() < Date.parse(greeting.from ?? ''));
  return isNow ? greeting.text : undefined;
}

/**
 * Describes the draft as the window reads its settings, in the bot's language. A greeting that was emptied is missing: the
 * built-in one comes from the service once the draft is saved.
 */
function describe(bot: Settings) {
  const { name, language, suggestions, theme, attachments, consent } = bot;
  const { when, fields } = bot.lead_form;
  const text = consent?.texts[language] ?? Object.values(consent?.texts ?? {})[0];
  return {
    name,
    greeting: seasonalText(bot) ?? (bot.greeting || undefined),
    suggestions: suggestions[language]?.filter((question) => question.trim()),
    theme: { scheme: theme.scheme },
    attachments,
    lead_form: { when, fields, consent: text ? { text, url: consent?.url || null } : null },
  };
}

interface PreviewProps {
  /** The bot as it is edited. */
  bot: Settings;
  /** The bot as visitors see it now. */
  stored: Settings;
}

/** The real window of the bot as it is edited. Colours and corners change at once, and the rest when typing pauses. */
export function Preview({ bot, stored }: PreviewProps) {
  const { say } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const { accent, text, radius } = bot.theme;
  const paint = () => {
    const style = frame.current?.contentDocument?.documentElement?.style;
    style?.setProperty('--jawab-accent', accent);
    style?.setProperty('--jawab-on-accent', text);
    style?.setProperty('--jawab-radius', `${radius}px`);
  };
  useEffect(paint);
  const draft = useSettled(JSON.stringify(describe(bot)));
  return (
    <div className="lg:sticky lg:top-6">
      <Section title={say('preview')} text={say('previewHint')}>
        <iframe
          key={`${draft} ${bot.language} ${stored.logo}`}
          ref={frame}
          title={say('preview')}
          data-draft={draft}
          src={`/c/${stored.public_key}/preview?lang=${bot.language}`}
          onLoad={paint}
          className="h-[560px] w-full rounded-box border border-line shadow-float"
        />
      </Section>
    </div>
  );
}
