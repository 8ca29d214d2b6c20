import type { Output } from '@jawab/sdk';
import { Ban, CircleCheck, CircleHelp, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Key, useWords } from '../../words/words.tsx';

export type Delivery = Output<'list_webhook_deliveries'>['data'][number];

const looks: Record<Delivery['status'], [Tone, LucideIcon]> = {
  queued: ['plain', Clock],
  sending: ['accent', LoaderCircle],
  delivered: ['good', CircleCheck],
  failed: ['danger', CircleX],
  lost: ['warn', CircleHelp],
  cancelled: ['plain', Ban],
};

/** Shows the status of a delivery as an icon and a word. */
export function DeliveryStatus({ status }: { status: Delivery['status'] }) {
  const { say } = useWords();
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {say(`delivery_${status}` as Key)}
    </Badge>
  );
}
