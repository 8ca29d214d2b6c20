import type { ConversationEntry } from '@jawab/sdk';
import type { LucideIcon } from 'lucide-react';
import type { Key } from '../words/words.tsx';

/** A row of the palette. */
export interface Command {
  /** Of a language, its code. */
  id: string;
  kind: 'page' | 'shortcuts' | 'language';
  group: Key;
  name: string;
  icon: LucideIcon;
  to?: string;
  botId?: string;
  search?: Record<string, string>;
  /** The row shows more of it than the name. */
  conversation?: ConversationEntry;
}
