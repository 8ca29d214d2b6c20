import type { Output } from '@jawab/sdk';
import { CircleHelp, ClipboardList, Languages, Mic, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { MarkedText } from '../../ui/found-words.tsx';
import { isSameLanguage } from '../../words/same-language.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { AnswerActions, type Message } from './answer-actions.tsx';
import { Attachments } from './attachments.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { TimeOfDay } from './time-of-day.tsx';
import { withoutFiles } from './without-files.ts';

type VoiceTiming = Output<'voice_turn'>['jawab']['timing'];

interface MessageRowProps {
  message: Message;
  /** The message before it. */
  question: Message | undefined;
  botId: string;
  /** The message in the language of the page. */
  translation: string | undefined;
  /** Words that a search found in it. */
  found: string | undefined;
}

const statusText = {
  joined: 'statusJoined',
  closed: 'statusClosed',
  rate: 'statusRate',
  rated: 'statusRate',
} as const satisfies Record<NonNullable<Message['status']>, Key>;

/** One message, with its sources and its rating. */
export function MessageRow({ message, question, botId, translation, found }: MessageRowProps) {
  const { say, language: own, direction } = useWords();
  const { author, author_name, content, language, sources, feedback, feedback_comment, created_at } = message;
  const who =
    author === 'visitor' ? say('visitor') : author === 'bot' ? say('bot') : (author_name ?? say('person'));
  if (message.status)
    return (
      <p className="justify-self-center text-center text-xs text-soft">
        {/* A sentence of the page, also if it begins with a name in another script. */}
        <bdi dir={direction}>{say(statusText[message.status], { name: who })}</bdi>{' '}
        <TimeOfDay at={created_at} />
        {message.delivery && <DeliveryState delivery={message.delivery} />}
      </p>
    );
  const isOurs = author !== 'visitor';
  const voice = message.trace?.voice as VoiceTiming | undefined;
  const isHedged = message.trace?.decision === 'hedged';
  // A search may have found the name of a file.
  const text = found ? content : withoutFiles(content, message.attachments);
  return (
    <article className={`grid max-w-[85%] gap-1 ${isOurs ? 'justify-self-end' : 'justify-self-start'}`}>
      <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
        <bdi className="font-medium text-ink">{who}</bdi>
        <TimeOfDay at={created_at} />
        {message.kind === 'form' && (
          <Badge tone="plain" icon={ClipboardList}>
            {say('botForm')}
          </Badge>
        )}
        {isHedged && (
          <Badge tone="warn" icon={CircleHelp}>
            {say('hedged')}
          </Badge>
        )}
        {message.answered === false && (
          <Badge tone="danger" icon={CircleHelp}>
            {say('unanswered')}
          </Badge>
        )}
        {message.spoken && (
          <Badge tone="plain" icon={Mic}>
            {say('spoken')}
          </Badge>
        )}
        {message.edited && <span>{say('edited')}</span>}
        {feedback && (
          <span className="inline-flex items-center gap-1">
            {feedback === 'up' ? <ThumbsUp aria-hidden size={12} /> : <ThumbsDown aria-hidden size={12} />}
            {say(feedback === 'up' ? 'helpful' : 'notHelpful')}
          </span>
        )}
      </p>
      {(text || message.deleted || message.attachments.length === 0) && (
        <p
          dir="auto"
          lang={language ?? undefined}
          className={`own-lines rounded-box px-3 py-2 whitespace-pre-wrap ${author === 'human' ? 'bg-tint' : isOurs ? 'bg-hover' : 'border border-line'}`}
        >
          {message.deleted ? (
            <em className="text-soft">{say('removedMessage')}</em>
          ) : (
            <MarkedText words={found}>{text}</MarkedText>
          )}
        </p>
      )}
      {message.original && (
        <p className="text-xs text-soft">
          {say('originalText')}:{' '}
          <bdi lang={message.original.language ?? undefined} className="whitespace-pre-wrap">
            {message.original.text}
          </bdi>
        </p>
      )}
      {message.attachments.length > 0 && <Attachments attachments={message.attachments} />}
      {message.delivery && <DeliveryState delivery={message.delivery} />}
      {/* The log around it would read all translations aloud at once. */}
      <div aria-live="off" className="grid gap-1 empty:hidden">
        {translation && text && !isSameLanguage(message.original?.language ?? '', own) && (
          <>
            <p className="flex items-center gap-1 text-xs text-soft">
              <Languages aria-hidden size={12} className="shrink-0" />
              {say('machineTranslation')}
            </p>
            <p
              dir="auto"
              lang={own}
              className="rounded-box border border-dashed border-line px-3 py-2 whitespace-pre-wrap"
            >
              {translation}
            </p>
          </>
        )}
      </div>
      {message.heard !== null && (
        <p className="text-xs text-soft" dir="auto">
          {say('heardOnly', { text: message.heard || '–' })}
        </p>
      )}
      {voice && <Timing voice={voice} />}
      {feedback_comment && (
        <p className="text-xs text-soft">
          {say('comment')}: <bdi>{feedback_comment}</bdi>
        </p>
      )}
      {sources.length > 0 && (
        <p className="text-xs text-soft">
          {say('sources')}: <bdi>{[...new Set(sources.map(({ title }) => title))].join(', ')}</bdi>
        </p>
      )}
      {author === 'bot' && question?.author === 'visitor' && (
        <AnswerActions answer={message} question={question} botId={botId} />
      )}
    </article>
  );
}

/** How long a spoken reply took. */
function Timing({ voice }: { voice: VoiceTiming }) {
  const { say, writeNumber } = useWords();
  const { recognised_ms, first_text_ms, first_audio_ms, end_ms } = voice;
  const steps: [string, number | null][] = [
    [say('timeHeard'), recognised_ms],
    [say('timeText'), first_text_ms],
    [say('timeAudio'), first_audio_ms],
    [say('timeEnd'), end_ms],
  ];
  return (
    <dl className="numbers flex flex-wrap gap-x-3 text-xs text-soft">
      {steps.map(([name, ms]) => (
        <div key={name} className="flex gap-1">
          <dt>{name}</dt>
          <dd>{ms === null ? '–' : `${writeNumber(ms)} ms`}</dd>
        </div>
      ))}
    </dl>
  );
}
