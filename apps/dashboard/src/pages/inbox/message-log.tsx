import type { ConversationEntry } from '@jawab/sdk';
import { Fragment, useEffect, useRef } from 'react';
import { useWords } from '../../words/words.tsx';
import type { Message } from './answer-actions.tsx';
import { MessageRow } from './message-row.tsx';
import { type Note, NoteRow } from './note-row.tsx';
import { DayLine } from './time-of-day.tsx';
import type { Translation } from './use-translation.ts';

interface MessageLogProps {
  messages: Message[];
  notes: Note[];
  botId: string;
  /** The text that the search of the list found in the conversation. */
  match: ConversationEntry['match'];
  translation: Translation;
}

/** How near to its end, in pixels, the log follows new messages. */
const nearPx = 120;

const isSameDay = (at: string, before = '') =>
  new Date(at).toDateString() === new Date(before).toDateString();

/**
 * The messages, and the notes of the team among them. They open at the end, and follow it unless the person reads further up. What a search found
 * is marked, and they open there.
 */
export function MessageLog({ messages, notes, botId, match, translation }: MessageLogProps) {
  const { say } = useWords();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const length = messages.length + notes.length;
  const found = match?.id ?? undefined;
  const wordsIn = (id: string) => (id === found ? match?.text : undefined);
  const entries = [
    ...messages.map((message, at) => ({
      at: message.created_at,
      row: (
        <MessageRow
          key={message.id}
          message={message}
          question={messages[at - 1]}
          botId={botId}
          translation={translation.of(message.id)}
          found={wordsIn(message.id)}
        />
      ),
    })),
    ...notes.map((note) => ({
      at: note.created_at,
      row: <NoteRow key={note.id} note={note} found={wordsIn(note.id)} />,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  useEffect(() => {
    const { current } = log;
    if (length > 0 && current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [length]);
  useEffect(() => {
    const mark = found && log.current?.querySelector('mark');
    if (!log.current || !mark) return;
    const { top, height } = log.current.getBoundingClientRect();
    log.current.scrollTop += mark.getBoundingClientRect().top - top - height / 2;
  }, [found]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={say('messages')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
      }}
      className="relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4 outline-offset-[-2px]"
    >
      {entries.map(({ at, row }, place) => (
        <Fragment key={row.key}>
          {!isSameDay(at, entries[place - 1]?.at) && <DayLine at={at} />}
          {row}
        </Fragment>
      ))}
    </div>
  );
}
