import type { Output } from '@jawab/sdk';
import type { ReactNode } from 'react';
import { useChange, useMay } from '../../data/api.tsx';
import { AssigneeChoice } from '../../ui/assignee-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useKeys } from '../../ui/single-keys.ts';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { DeleteMenu } from './delete-menu.tsx';
import type { Lead } from './lead-panel.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { Tags } from './tags.tsx';

type Conversation = Output<'get_conversation'>['data'];

interface TranscriptActionsProps {
  conversation: Conversation;
  lead: Lead | undefined;
  /** The link to the list, on a phone. */
  back: ReactNode;
  onReply: () => void;
  onClosed: () => void;
  onDeleted: () => void;
}

/** Who answers a conversation and works on it, and the buttons and keys that change it. */
export function TranscriptActions({
  conversation,
  lead,
  back,
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
  const isHandedOver = status === 'handoff';
  // A narrow pane has room for one of the two; the other one is in its menu.
  const further = isHandedOver
    ? { text: say('handBack'), choose: () => set('open') }
    : status === 'closed'
      ? null
      : { text: say('closeConversation'), choose: close };
  return (
    <>
      <header className="grid gap-y-1 border-b border-line px-4 py-2 @max-[440px]:px-2">
        <div className="flex items-center gap-1.5 @min-[440px]:flex-wrap">
          {back}
          <span className="me-auto flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-soft">
            <ConversationStatus status={status} />
            <span className="whitespace-nowrap @max-[440px]:hidden">{nameLanguage(language)}</span>
            {!mayWrite && assignee && <bdi>{assignee.name}</bdi>}
          </span>
          {mayWrite && further && (
            <span className="@max-[440px]:hidden">
              <Button isBusy={change.isPending} onClick={further.choose}>
                {further.text}
              </Button>
            </span>
          )}
          {mayWrite && (
            <Button
              kind={isHandedOver ? 'plain' : 'primary'}
              isBusy={change.isPending}
              onClick={isHandedOver ? close : takeOver}
            >
              {say(isHandedOver ? 'closeConversation' : 'takeOver')}
            </Button>
          )}
          {mayWrite && (
            <DeleteMenu conversation={conversation} lead={lead} onDeleted={onDeleted}>
              {further && (
                <div className="@min-[440px]:hidden">
                  <MenuItem onChoose={further.choose}>{further.text}</MenuItem>
                </div>
              )}
            </DeleteMenu>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 empty:hidden">
          {mayWrite && (
            // As wide before the names of colleagues are read as after.
            <span className="grid w-48 max-w-full [&_select]:w-full [&>span]:w-full">
              <AssigneeChoice
                label={say('assignedTo')}
                assignee={assignee}
                saving={assign.isPending ? assign.variables.assignee : undefined}
                onChoose={(chosen) => assign.mutate({ sessionId, assignee: chosen })}
              />
            </span>
          )}
          {mayWrite && !snooze_until && <SnoozeMenu onChoose={snooze} />}
          {snooze_until && (
            <span className="text-sm text-soft">
              {say('snoozedUntil', { time: writeTime(snooze_until) })}
            </span>
          )}
          {mayWrite && snooze_until && (
            <Button isBusy={change.isPending} onClick={() => set('open')}>
              {say('bringBack')}
            </Button>
          )}
          <Tags conversation={conversation} />
        </div>
      </header>
      <Refusal error={change.error ?? assign.error} />
    </>
  );
}
