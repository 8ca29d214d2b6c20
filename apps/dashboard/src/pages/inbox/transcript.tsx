import type { Output } from '@jawab/sdk';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { ReplyForm } from './reply-form.tsx';

type Conversation = Output<'get_conversation'>['data'];
type Message = Conversation['messages'][number];

/** One conversation, and what a person can do with it. */
export function Transcript({ sessionId, view }: { sessionId: string; view: string }) {
  const { say } = useWords();
  const query = useRead('get_conversation', { sessionId });
  return (
    <section aria-label={say('conversation')} className="min-w-0">
      <Link
        from="/$workspaceId/inbox"
        to="."
        search={{ view, session: undefined }}
        className={`${buttonLook('quiet')} mb-2 lg:hidden`}
      >
        <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" /> {say('inbox')}
      </Link>
      <Loaded query={query}>{({ data }) => <Open conversation={data} />}</Loaded>
    </section>
  );
}

function Open({ conversation }: { conversation: Conversation }) {
  const { say, nameLanguage } = useWords();
  const { session_id: sessionId, status, messages, language } = conversation;
  const mayWrite = useMay()('conversations:write');
  const change = useChange('set_conversation_status');
  const end = useRef<HTMLDivElement>(null);
  const { length } = messages;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const set = (next: Conversation['status']) => change.mutate({ sessionId, status: next });
  return (
    <div className="overflow-hidden rounded-box border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <ConversationStatus status={status} />
        <span className="flex-1 text-sm text-soft">{nameLanguage(language)}</span>
        {mayWrite && status !== 'handoff' && (
          <Button kind="primary" isBusy={change.isPending} onClick={() => set('handoff')}>
            {say('takeOver')}
          </Button>
        )}
        {mayWrite && status === 'handoff' && (
          <Button isBusy={change.isPending} onClick={() => set('open')}>
            {say('handBack')}
          </Button>
        )}
        {mayWrite && status !== 'closed' && (
          <Button isBusy={change.isPending} onClick={() => set('closed')}>
            {say('closeConversation')}
          </Button>
        )}
      </header>
      <Refusal error={change.error} />
      <div
        role="log"
        aria-label={say('messages')}
        tabIndex={0}
        className="grid max-h-[56vh] gap-4 overflow-y-auto p-4"
      >
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
        <div ref={end} />
      </div>
      {mayWrite && status === 'handoff' && <ReplyForm sessionId={sessionId} language={language} />}
    </div>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { say, writeTime } = useWords();
  const { author, author_name, content, language, sources, feedback, created_at } = message;
  const who =
    author === 'visitor' ? say('visitor') : author === 'bot' ? say('bot') : (author_name ?? say('person'));
  const isOurs = author !== 'visitor';
  return (
    <article className={`grid max-w-[85%] gap-1 ${isOurs ? 'justify-self-end' : 'justify-self-start'}`}>
      <p className="numbers flex flex-wrap gap-2 text-xs text-soft">
        <bdi className="font-medium text-ink">{who}</bdi>
        <time dateTime={created_at}>{writeTime(created_at)}</time>
        {feedback && (
          <span className="inline-flex items-center gap-1">
            {feedback === 'up' ? <ThumbsUp aria-hidden size={12} /> : <ThumbsDown aria-hidden size={12} />}
            {say(feedback === 'up' ? 'helpful' : 'notHelpful')}
          </span>
        )}
      </p>
      <p
        dir="auto"
        lang={language ?? undefined}
        className={`rounded-box px-3 py-2 whitespace-pre-wrap ${author === 'human' ? 'bg-tint' : isOurs ? 'bg-hover' : 'border border-line'}`}
      >
        {content}
      </p>
      {sources.length > 0 && (
        <p className="text-xs text-soft">
          {say('sources')}: <bdi>{[...new Set(sources.map(({ title }) => title))].join(', ')}</bdi>
        </p>
      )}
    </article>
  );
}
