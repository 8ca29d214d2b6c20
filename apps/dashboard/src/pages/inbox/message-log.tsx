import type { ConversationEntry } from '@jawab/sdk';
import { Fragment, useEffect } from 'react';
import { useWords } from '../../words/words.tsx';
import type { Message } from './answer-actions.tsx';
import { MessageRow } from './message-row.tsx';
import { type Note, NoteRow } from './note-row.tsx';
import { DayLine } from './time-of-day.tsx';
import { useEnd } from './use-end.ts';
import type { Translation } from './use-translation.ts';

interface MessageLogProps {
  messages: Message[];
  notes: Note[];
  botId: string;
  /** The text that the search of the list found in the conversation. */
  match: ConversationEntry['match'];
  translation: Translation;
}

const isSameDay = (at: string, before = '') =>
  new Date(at).toDateString() === new Date(before).toDateString();

/**
 * The messages, and the notes of the team among them. They open at the end, and follow it unless the person reads further up. What a search found
 * is marked, and they open there.
 */
export function MessageLog({ messages, notes, botId, match, translation }: MessageLogProps) {
  const { say } = useWords();
  const { props, leaveEnd } = useEnd(messages.at(-1)?.author === 'human' ? messages.length : 0);
  const log = props.ref;
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
    const mark = found && log.current?.querySelector('mark');
    if (!log.current || !mark) return;
    leaveEnd();
    const { top, height } = log.current.getBoundingClientRect();
    log.current.scrollTop += mark.getBoundingClientRect().top - top - height / 2;
  }, [found, log, leaveEnd]);
  return (
    <div
      {...props}
      role="log"
      aria-label={say('messages')}
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
    >
      <div className="grid gap-4 p-4">
        {entries.map(({ at, row }, place) => (
          <Fragment key={row.key}>
            {!isSameDay(at, entries[place - 1]?.at) && <DayLine at={at} />}
            {row}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
