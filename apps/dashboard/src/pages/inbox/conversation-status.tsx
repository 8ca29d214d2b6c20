import type { ConversationEntry } from '@jawab/sdk';
import { Bot, CircleCheck, Hand, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Key, useWords } from '../../words/words.tsx';

const looks: Record<ConversationEntry['status'], [Tone, LucideIcon]> = {
  open: ['plain', Bot],
  handoff: ['warn', Hand],
  closed: ['good', CircleCheck],
};

/** Who answers a conversation, as an icon and a word. */
export function ConversationStatus({ status }: { status: ConversationEntry['status'] }) {
  const { say } = useWords();
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {say(`conversation_${status}` as Key)}
    </Badge>
  );
}
