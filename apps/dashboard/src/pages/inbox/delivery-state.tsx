import { Check, CheckCheck, CircleAlert, Clock3, type LucideIcon } from 'lucide-react';
import { useSendError } from '../../ui/send-error.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import type { Message } from './answer-actions.tsx';

type Delivery = NonNullable<Message['delivery']>;

const looks: Record<Delivery['state'], [key: Key, icon: LucideIcon]> = {
  queued: ['delivery_queued', Clock3],
  sent: ['message_sent', Check],
  delivered: ['delivery_delivered', CheckCheck],
  read: ['message_read', CheckCheck],
  failed: ['delivery_failed', CircleAlert],
};

/** How far a message came on its way to the customer, and why it did not leave. */
export function DeliveryState({ delivery: { state, error } }: { delivery: Delivery }) {
  const { say } = useWords();
  const explain = useSendError();
  const [key, Icon] = looks[state];
  const isFailed = state === 'failed';
  return (
    <p
      className={`flex items-center gap-1 justify-self-end text-xs ${isFailed ? 'text-danger' : 'text-soft'}`}
    >
      <Icon aria-hidden size={12} className={`shrink-0 ${state === 'read' ? 'text-accent' : ''}`} />
      {say(key)}
      {isFailed && error && <span>· {explain(error)}</span>}
    </p>
  );
}
