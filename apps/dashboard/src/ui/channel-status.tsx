import type { Output } from '@jawab/sdk';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { Badge } from './badge.tsx';

export type Channel = Output<'get_channel'>['data'];

const looks = {
  active: { tone: 'good', icon: CircleCheck, key: 'active' },
  paused: { tone: 'warn', icon: Clock3, key: 'channelPaused' },
  failing: { tone: 'danger', icon: CircleAlert, key: 'channelFailing' },
} as const;

/** The state of a channel, as an icon and a word. */
export function ChannelStatus({ status }: Pick<Channel, 'status'>) {
  const { say } = useWords();
  const { tone, icon, key } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {say(key)}
    </Badge>
  );
}
