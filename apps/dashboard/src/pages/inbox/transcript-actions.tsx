import type { Output } from '@jawab/sdk';
import type { ReactNode } from 'react';
import { useMay } from '../../data/api.tsx';
import { AssigneeChoice } from '../../ui/assignee-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';
import { ConversationStatus } from './conversation-status.tsx';
import { DeleteMenu } from './delete-menu.tsx';
import type { Lead } from './lead-panel.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { Tags } from './tags.tsx';
import type { WorkOn } from './use-work-on.ts';

type Conversation = Output<'get_conversation'>['data'];

interface TranscriptActionsProps {
  conversation: Conversation;
  /** Who writes. */
  name: string;
  lead: Lead | undefined;
  /** The link to the list, on a phone. */
  back: ReactNode;
  work: WorkOn;
  onDeleted: () => void;
}

/** Who answers a conversation and works on it, and the buttons that change it. */
export function TranscriptActions({
  conversation,
  name,
  lead,
  back,
  work,
  onDeleted,
}: TranscriptActionsProps) {
  const { say, nameLanguage, writeTime } = useWords();
  const { status, language, assignee, snooze_until } = conversation;
  const mayWrite = useMay()('conversations:write');
  const { close, takeOver, handBack, snooze, isBusy } = work;
  const isHandedOver = status === 'handoff';
  // A narrow pane has room for one of the two; the other one is in its menu.
  const further = isHandedOver
    ? { text: say('handBack'), choose: handBack }
    : status === 'closed'
      ? null
      : { text: say('closeConversation'), choose: close };
  return (
    <>
      <header className="grid gap-y-1 border-b border-line px-4 py-2 @max-[440px]:px-2">
        <div className="flex items-center gap-1.5 @min-[440px]:flex-wrap">
          {back}
          <span className="me-auto flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-soft">
            <bdi className="max-w-full truncate font-medium text-ink">{name}</bdi>
            <ConversationStatus status={status} />
            <span className="whitespace-nowrap @max-[440px]:hidden">{nameLanguage(language)}</span>
            {!mayWrite && assignee && <bdi>{assignee.name}</bdi>}
          </span>
          {mayWrite && further && (
            <span className="@max-[440px]:hidden">
              <Button isBusy={isBusy} onClick={further.choose}>
                {further.text}
              </Button>
            </span>
          )}
          {mayWrite && (
            <Button
              kind={isHandedOver ? 'plain' : 'primary'}
              isBusy={isBusy}
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
                saving={work.saving}
                onChoose={work.assign}
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
            <Button isBusy={isBusy} onClick={handBack}>
              {say('bringBack')}
            </Button>
          )}
          <Tags conversation={conversation} />
        </div>
      </header>
      <Refusal error={work.error} />
    </>
  );
}
