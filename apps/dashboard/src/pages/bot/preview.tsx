import { useEffect, useRef } from 'react';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import type { Settings } from './draft.ts';

interface PreviewProps {
  /** The bot as it is edited. */
  bot: Settings;
  /** The bot as visitors see it now. */
  stored: Settings;
}

/** The real window of the bot. Colours and corners follow the draft; everything else, what is saved. */
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
  const { public_key, name, greeting, greetings, language, suggestions, theme, logo } = stored;
  const isShownAgain = JSON.stringify([name, greeting, greetings, language, suggestions, theme.scheme, logo]);
  return (
    <div className="lg:sticky lg:top-6">
      <Section title={say('preview')} text={say('previewHint')}>
        <iframe
          key={isShownAgain}
          ref={frame}
          title={say('preview')}
          src={`/c/${public_key}/preview?lang=${language}`}
          onLoad={paint}
          className="h-[560px] w-full rounded-box border border-line shadow-float"
        />
      </Section>
    </div>
  );
}
