import type { ConversationEntry, Output } from '@jawab/sdk';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMay, useRead } from '../../data/api.tsx';
import { markSeen } from '../../data/seen.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { nameVisitor } from '../../ui/name-visitor.ts';
import { Loaded } from '../../ui/notice.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { useWords } from '../../words/words.tsx';
import { CsatPanel } from './csat.tsx';
import { CustomerPanel, LeadPanel, useLead } from './lead-panel.tsx';
import { MakeTests } from './make-tests.tsx';
import { MessageLog } from './message-log.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TranscriptActions } from './transcript-actions.tsx';
import { TranslateButton } from './translate-button.tsx';
import { useTranslation } from './use-translation.ts';
import { useWorkOn, type WorkOn } from './use-work-on.ts';

type Conversation = Output<'get_conversation'>['data'];

interface TranscriptProps {
  sessionId: string;
  /** Its row in the list, if the list is read. */
  entry: ConversationEntry | undefined;
  /** The address of the list that the conversation was opened from. */
  back: Record<string, string | undefined>;
  /** Called when the person has closed the conversation. */
  onClosed: () => void;
  onDeleted: () => void;
}

/** One conversation, and what a person can do with it. The messages scroll between the actions and the reply. */
export function Transcript({ sessionId, entry, back, onClosed, onDeleted }: TranscriptProps) {
  const { say } = useWords();
  const query = useRead('get_conversation', { sessionId, include: 'trace' });
  const lead = useLead(sessionId);
  const work = useWorkOn(sessionId, onClosed);
  const reply = useRef<HTMLTextAreaElement>(null);
  // Both appear at once, so that nothing moves.
  const whole = lead.isRead ? query : { data: undefined, error: query.error };
  useTranscriptKeys({ work, reply, isRead: !!whole.data, status: query.data?.data.status ?? entry?.status });
  const toList = (
    <Link
      from="/$workspaceId/inbox"
      to="."
      search={back}
      aria-label={say('inbox')}
      className={`${buttonLook('quiet')} lg:hidden`}
    >
      <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />
    </Link>
  );
  return (
    <section
      aria-label={say('conversation')}
      className="@container flex min-h-0 min-w-0 flex-col overflow-hidden rounded-box border border-line bg-raised"
    >
      {!whole.data && <div className="m-2 lg:hidden">{toList}</div>}
      <Loaded query={whole}>
        {({ data }) => (
          <Open
            conversation={data}
            name={nameVisitor(say, entry ?? data)}
            match={entry?.match ?? null}
            lead={lead.lead}
            back={toList}
            work={work}
            reply={reply}
            onDeleted={onDeleted}
          />
        )}
      </Loaded>
    </section>
  );
}

interface TranscriptKeysOptions {
  work: WorkOn;
  reply: RefObject<HTMLTextAreaElement | null>;
  isRead: boolean;
  status: Conversation['status'] | undefined;
}

/** The keys of the conversation that is shown as open. They work at once, while its messages are still read. */
function useTranscriptKeys({ work, reply, isRead, status }: TranscriptKeysOptions): void {
  const mayWrite = useMay()('conversations:write');
  const [isReplying, setReplying] = useState(false);
  useKeys(
    mayWrite
      ? {
          e: () => status !== 'closed' && work.close(),
          a: () => work.assign('me'),
          r: () => (status === 'handoff' ? setReplying(true) : status && work.takeOver()),
        }
      : {},
  );
  useEffect(() => {
    if (!isReplying || !isRead) return;
    reply.current?.focus();
    setReplying(false);
  }, [isReplying, isRead, reply]);
}

interface OpenProps {
  conversation: Conversation;
  /** Who writes. */
  name: string;
  match: ConversationEntry['match'];
  lead: ReturnType<typeof useLead>['lead'];
  back: ReactNode;
  work: WorkOn;
  reply: RefObject<HTMLTextAreaElement | null>;
  onDeleted: () => void;
}

function Open({ conversation, name, match, lead, back, work, reply, onDeleted }: OpenProps) {
  const { session_id: sessionId, chatbot_id, status, messages } = conversation;
  const { say } = useWords();
  const mayWrite = useMay()('conversations:write');
  // Without a chat model, a summary repeats what is around it: the contact, the language and the last question.
  const summarizes = useRead('get_me', {}).data?.data.translates;
  const [isNoting, setNoting] = useState(false);
  const translation = useTranslation(conversation);
  const noteButton = useRef<HTMLButtonElement>(null);
  const closeNote = () => {
    setNoting(false);
    noteButton.current?.focus();
  };
  const lastAt = messages.at(-1)?.created_at;
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && lastAt && markSeen(sessionId, lastAt);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [sessionId, lastAt]);
  return (
    <>
      <TranscriptActions
        conversation={conversation}
        name={name}
        lead={lead}
        back={back}
        work={work}
        onDeleted={onDeleted}
      />
      {conversation.customer_id && <CustomerPanel id={conversation.customer_id} />}
      {lead && <LeadPanel lead={lead} head={name} />}
      {summarizes && conversation.summary && <SummaryPanel text={conversation.summary} />}
      {conversation.csat && <CsatPanel csat={conversation.csat} />}
      <MessageLog
        messages={messages}
        notes={conversation.notes}
        botId={chatbot_id}
        match={match}
        translation={translation}
      />
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-1 empty:hidden">
        {translation.isOffered && <TranslateButton translation={translation} />}
        <MakeTests sessionId={sessionId} botId={chatbot_id} />
        {mayWrite && (
          <Button
            ref={noteButton}
            kind="quiet"
            icon={LockKeyhole}
            aria-expanded={isNoting}
            onClick={() => setNoting(!isNoting)}
          >
            <span className="@max-[440px]:sr-only">{say('addNote')}</span>
          </Button>
        )}
      </div>
      {isNoting && <NoteForm sessionId={sessionId} onClose={closeNote} />}
      {mayWrite && status === 'handoff' && !isNoting && (
        <ReplyForm conversation={conversation} lead={lead} field={reply} />
      )}
    </>
  );
}
