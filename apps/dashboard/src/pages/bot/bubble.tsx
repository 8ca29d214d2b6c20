import { useState } from 'react';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import type { Draft, Settings } from './draft.ts';
import { TextsByLanguage } from './texts-by-language.tsx';

type Rules = NonNullable<Settings['bubble']>;
const usual: Rules = { texts: {}, after_seconds: 5, paths: [], repeat: 'visit' };

/** The message beside the chat button, and when pages show it. Its rules stay while its text is written anew. */
export function Bubble({ draft: { bot, set, fault } }: { draft: Draft }) {
  const write = useBotWords();
  const [kept, setKept] = useState(bot.bubble ?? usual);
  if (!write) return null;
  const rules = bot.bubble ?? kept;
  const change = (next: Partial<Rules>) => {
    const all = Object.assign({}, rules, next);
    setKept(all);
    set({ bubble: Object.keys(all.texts).length > 0 ? all : null });
  };
  const { texts, after_seconds, paths, repeat } = rules;
  return (
    <>
      <TextsByLanguage
        label={write('bubble')}
        hint={write('bubbleHint')}
        texts={bot.bubble ? texts : {}}
        own={bot.language}
        maxLength={160}
        error={undefined}
        onChange={(next) => change({ texts: next })}
      />
      {bot.bubble && (
        <>
          <BubblePreview bot={bot} text={texts[bot.language] ?? Object.values(texts)[0] ?? ''} />
          <p className="text-sm text-soft">{write('bubbleCode')}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={write('bubbleAfter')}
              type="number"
              min={0}
              max={600}
              value={after_seconds}
              onChange={({ target }) => change({ after_seconds: target.valueAsNumber || 0 })}
            />
            <SelectField
              label={write('bubbleRepeat')}
              value={repeat}
              onChange={({ target }) => change({ repeat: target.value as Rules['repeat'] })}
            >
              <option value="visit">{write('bubbleVisit')}</option>
              <option value="day">{write('bubbleDay')}</option>
            </SelectField>
          </div>
          <TextArea
            label={write('bubblePaths')}
            dir="ltr"
            rows={2}
            value={paths.join('\n')}
            hint={write('bubblePathsHint')}
            error={fault('bubble')}
            onChange={({ target }) => change({ paths: target.value ? target.value.split('\n') : [] })}
          />
        </>
      )}
    </>
  );
}

/** The corner of a page with the message and the chat button, as they are edited. */
function BubblePreview({ bot, text }: { bot: Settings; text: string }) {
  const { accent, text: onAccent, radius, side, scheme } = bot.theme;
  const colours = scheme === 'auto' ? undefined : { colorScheme: scheme };
  return (
    <div
      aria-hidden
      style={colours}
      className={`flex items-end gap-3 rounded-box border border-line bg-side p-4 ${side === 'end' ? 'justify-end' : 'flex-row-reverse justify-end'}`}
    >
      <p
        dir="auto"
        lang={bot.language}
        style={{ borderRadius: Math.min(28, radius) }}
        className="grid min-h-14 max-w-80 items-center border border-line bg-canvas px-4 py-2.5 text-ink wrap-anywhere shadow-float"
      >
        {text}
      </p>
      <span
        style={{ background: accent, color: onAccent }}
        className="grid size-14 shrink-0 place-items-center rounded-full shadow-float"
      >
        <span
          style={{ clipPath: 'path("M5 2h14q4 0 4 4v8q0 4-4 4h-7l-6 5v-5H5q-4 0-4-4V6q0-4 4-4Z")' }}
          className="size-6 bg-current"
        />
      </span>
    </div>
  );
}
