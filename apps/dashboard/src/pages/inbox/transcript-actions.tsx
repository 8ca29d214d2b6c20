import type { Output } from '@jawab/sdk';
import { useChange, useMay } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { useWords } from '../../words/words.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { DeleteMenu } from './delete-menu.tsx';
import type { Lead } from './lead-panel.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';

type Conversation = Output<'get_conversation'>['data'];

interface TranscriptActionsProps {
  conversation: Conversation;
  lead: Lead | undefined;
  onReply: () => void;
  onClosed: () => void;
  onDeleted: () => void;
}

/** Who answers a conversation and works on it, and the buttons and keys that change it. */
export function TranscriptActions({
  conversation,
  lead,
  onReply,
  onClosed,
  onDeleted,
}: TranscriptActionsProps) {
  const { say, nameLanguage, writeTime } = useWords();
  const { session_id: sessionId, status, language, assignee, snooze_until } = conversation;
  const mayWrite = useMay()('conversations:write');
  const change = useChange('set_conversation_status');
  const assign = useChange('assign_conversation');
  const set = (next: Conversation['status'], onSuccess?: () => void) =>
    change.mutate({ sessionId, status: next }, { onSuccess });
  const close = () => set('closed', onClosed);
  const takeOver = () => set('handoff');
  const snooze = (snoozeUntil: string) =>
    change.mutate({ sessionId, status: 'open', snoozeUntil }, { onSuccess: onClosed });
  useKeys(
    mayWrite
      ? {
          e: () => status !== 'closed' && close(),
          a: () => assign.mutate({ sessionId, assignee: 'me' }),
          r: () => (status === 'handoff' ? onReply() : takeOver()),
        }
      : {},
  );
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line px-4 py-2">
        <ConversationStatus status={status} />
        <span className="me-auto flex flex-wrap gap-x-2 text-sm text-soft">
          <span className="whitespace-nowrap">{nameLanguage(language)}</span>
          {!mayWrite && assignee && <bdi>{assignee.name}</bdi>}
          {snooze_until && <span>{say('snoozedUntil', { time: writeTime(snooze_until) })}</span>}
        </span>
        {mayWrite && (
          // All actions stand on one row at 1280 px; the choice takes what the others leave.
          <div className="flex min-w-0 max-w-40 grow basis-26 justify-end">
            <AssigneeChoice sessionId={sessionId} assignee={assignee} />
          </div>
        )}
        {mayWrite && snooze_until && (
          <Button isBusy={change.isPending} onClick={() => set('open')}>
            {say('bringBack')}
          </Button>
        )}
        {mayWrite && !snooze_until && <SnoozeMenu onChoose={snooze} />}
        {mayWrite && status !== 'closed' && (
          <Button isBusy={change.isPending} onClick={close}>
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
        {mayWrite && <DeleteMenu conversation={conversation} lead={lead} onDeleted={onDeleted} />}
      </header>
      <Refusal error={change.error ?? assign.error} />
    </>
  );
}
