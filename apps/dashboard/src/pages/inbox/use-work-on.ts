import type { Output } from '@jawab/sdk';
import { useChange } from '../../data/api.tsx';

type Status = Output<'get_conversation'>['data']['status'];

/** The changes that a person makes to a conversation. They take the session alone, so they work before the messages are read. */
export function useWorkOn(sessionId: string, onClosed: () => void) {
  const change = useChange('set_conversation_status');
  const assign = useChange('assign_conversation');
  const set = (status: Status, onSuccess?: () => void) => change.mutate({ sessionId, status }, { onSuccess });
  return {
    close: () => set('closed', onClosed),
    takeOver: () => set('handoff'),
    handBack: () => set('open'),
    snooze: (snoozeUntil: string) =>
      change.mutate({ sessionId, status: 'open', snoozeUntil }, { onSuccess: onClosed }),
    /** The choice while it is being saved. */
    saving: assign.isPending ? assign.variables.assignee : undefined,
    assign: (assignee: string) => assign.mutate({ sessionId, assignee }),
    isBusy: change.isPending,
    error: change.error ?? assign.error,
  };
}

export type WorkOn = ReturnType<typeof useWorkOn>;
