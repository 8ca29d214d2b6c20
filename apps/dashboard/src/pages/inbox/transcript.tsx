import type { Output } from '@jawab/sdk';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { MakeTests } from './make-tests.tsx';
import { MessageRow } from './message-row.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TranslateButton } from './translate-button.tsx';
import { useTranslation } from './use-translation.ts';

type Conversation = Output<'get_conversation'>['data'];

interface TranscriptProps {
  sessionId: string;
  /** The address of the list that the conversation was opened from. */
  back: Record<string, string | undefined>;
}

/** One conversation, and what a person can do with it. */
export function Transcript({ sessionId, back }: TranscriptProps) {
  const { say } = useWords();
  const query = useRead('get_conversation', { sessionId, include: 'trace' });
  return (
    <section aria-label={say('conversation')} className="min-w-0">
      <Link
        from="/$workspaceId/inbox"
        to="."
        search={back}
        className={`${buttonLook('quiet')} mb-2 lg:hidden`}
      >
        <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" /> {say('inbox')}
      </Link>
      <Loaded query={query}>{({ data }) => <Open conversation={data} />}</Loaded>
      <LeadPanel sessionId={sessionId} />
    </section>
  );
}

function Open({ conversation }: { conversation: Conversation }) {
  const { say, nameLanguage } = useWords();
  const { session_id: sessionId, chatbot_id, status, messages, language, assignee } = conversation;
  const mayWrite = useMay()('conversations:write');
  const change = useChange('set_conversation_status');
  const assign = useChange('assign_conversation');
  const translation = useTranslation(conversation);
  const end = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLTextAreaElement>(null);
  const { length } = messages;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const set = (next: Conversation['status']) => change.mutate({ sessionId, status: next });
  const takeOver = () => set('handoff');
  useKeys(
    mayWrite
      ? {
          e: () => status !== 'closed' && set('closed'),
          a: () => assign.mutate({ sessionId, assignee: 'me' }),
          r: () => (status === 'handoff' ? reply.current?.focus() : takeOver()),
        }
      : {},
  );
  return (
    <div className="overflow-hidden rounded-box border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <ConversationStatus status={status} />
        <span className="me-auto flex flex-wrap gap-x-2 text-sm text-soft">
          <span className="whitespace-nowrap">{nameLanguage(language)}</span>
          {assignee && <bdi>{assignee.name}</bdi>}
        </span>
        {mayWrite && (
          <Button isBusy={assign.isPending} onClick={() => assign.mutate({ sessionId, assignee: 'me' })}>
            {say('assignToMe')}
          </Button>
        )}
        {mayWrite && assignee && (
          <Button isBusy={assign.isPending} onClick={() => assign.mutate({ sessionId, assignee: 'nobody' })}>
            {say('unassign')}
          </Button>
        )}
        {mayWrite && status !== 'closed' && (
          <Button isBusy={change.isPending} onClick={() => set('closed')}>
            {say('closeConversation')}
          </Button>
        )}
        {mayWrite && status === 'handoff' && (
          <Button isBusy={change.isPending} onClick={() => set('open')}>
            {say('handBack')}
          </Button>
        )}
        {mayWrite && status !== 'handoff' && (
          <Button kind="primary" isBusy={change.isPending} onClick={takeOver}>
            {say('takeOver')}
          </Button>
        )}
      </header>
      <Refusal error={change.error ?? assign.error} />
      <div
        role="log"
        aria-label={say('messages')}
        tabIndex={0}
        className="grid max-h-[56vh] gap-4 overflow-y-auto p-4"
      >
        {messages.map((message, at) => (
          <MessageRow
            key={message.id}
            message={message}
            question={messages[at - 1]}
            botId={chatbot_id}
            translation={translation.of(message.id)}
          />
        ))}
        <div ref={end} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-1 empty:hidden">
        {translation.isOffered && <TranslateButton translation={translation} />}
        <MakeTests sessionId={sessionId} botId={chatbot_id} />
      </div>
      {mayWrite && status === 'handoff' && (
        <ReplyForm sessionId={sessionId} language={language} field={reply} />
      )}
    </div>
  );
}
