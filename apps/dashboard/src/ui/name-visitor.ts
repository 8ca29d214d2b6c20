import { tagVisitor } from '@jawab/language/tag-visitor.ts';
import type { ConversationEntry } from '@jawab/sdk';
import type { Words } from '../words/words.tsx';

type Visitor = Pick<ConversationEntry, 'session_id' | 'customer_id'> & { customer_name?: string | null };

/** The name of a visitor, or the signs that tell them apart from others who left none. */
export const nameVisitor = (say: Words['say'], { customer_name, customer_id, session_id }: Visitor): string =>
  customer_name ?? `${say('visitor')} ${tagVisitor(customer_id ?? session_id)}`;
