import type { Output } from '@jawab/sdk';
import { Button } from '../../ui/button.tsx';
import { ChannelIcon } from '../../ui/channel-icon.tsx';
import { useWords } from '../../words/words.tsx';

export type Kind = Output<'list_channel_kinds'>['data'][number];

interface KindsProps {
  kinds: readonly Kind[];
  /** Left out if the person may not connect anything. */
  onConnect: ((kind: string) => void) | undefined;
}

/** The providers, as cards. */
export function Kinds({ kinds, onConnect }: KindsProps) {
  const { say } = useWords();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map(({ kind, name }) => (
        <li
          key={kind}
          className="flex items-center gap-3 rounded-box border border-line bg-raised px-4 py-3 text-soft"
        >
          <ChannelIcon kind={kind} />
          <bdi className="min-w-0 flex-1 truncate font-medium text-ink">{name}</bdi>
          {onConnect && (
            <Button onClick={() => onConnect(kind)}>
              {say('connect')} <bdi className="sr-only">{name}</bdi>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
