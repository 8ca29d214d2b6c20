import type { ConversationEntry, Lead } from '@jawab/sdk';
import { FileText, MessagesSquare, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMay, useRead } from '../data/api.tsx';
import { nameVisitor } from '../ui/name-visitor.ts';
import { useWords } from '../words/words.tsx';
import type { Command } from './command.ts';

const maxFound = 5;

/** How long letters must rest before the service is asked. With the reply, what is found appears within 300 ms. */
const restMs = 120;

/** Returns a text once it has not changed for a while. */
function useRested(text: string): string {
  const [rested, set] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => set(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const toDocument = ({ id, title }: { id: string; title: string }): Command => ({
  id,
  kind: 'page',
  group: 'documents',
  name: title,
  icon: FileText,
  to: '/$workspaceId/knowledge',
  search: { document: id },
});

/** A conversation opens beside the others that the search finds, with the words marked. */
const toConversation = (entry: ConversationEntry, name: string, q: string): Command => ({
  id: `${entry.chatbot_id}/${entry.session_id}`,
  kind: 'page',
  group: 'conversations',
  name,
  icon: MessagesSquare,
  to: '/$workspaceId/inbox',
  search: { view: 'all', session: entry.session_id, q },
  conversation: entry,
});

const toLead = ({ id, name, email, phone, session_id }: Lead): Command => ({
  id,
  kind: 'page',
  group: 'leads',
  name: [name, email || phone].filter(Boolean).join(' · '),
  icon: UserRound,
  to: '/$workspaceId/leads',
  search: { q: email || phone || session_id },
});

/**
 * Finds conversations, leads and documents by words in them; undefined until the service has answered. A lead is not listed beside its
 * conversation. Some leads have none: nothing was written, or it was deleted.
 */
export function useFound(query: string): Command[] | undefined {
  const { say } = useWords();
  const may = useMay();
  // Until it is read, nobody knows what the person may read.
  const me = useRead('get_me', {});
  const q = useRested(query);
  const isAsked = q !== '' && q === query;
  const input = { q, limit: maxFound };
  const conversations = useRead('list_conversations', input, {
    enabled: isAsked && may('conversations:read'),
  });
  const leads = useRead('list_leads', input, { enabled: isAsked && may('leads:read') });
  const documents = useRead('list_knowledge', input, { enabled: isAsked && may('kb:read') });
  if (query === '') return [];
  if (!isAsked || [me, conversations, leads, documents].some(({ isLoading }) => isLoading)) return undefined;
  const entries = conversations.data?.data ?? [];
  const shown = new Set(entries.map(({ lead_id }) => lead_id));
  return [
    ...entries.map((entry) => toConversation(entry, nameVisitor(say, entry), q)),
    ...(leads.data?.data ?? []).filter(({ id }) => !shown.has(id)).map(toLead),
    ...(documents.data?.data ?? []).map(toDocument),
  ];
}
