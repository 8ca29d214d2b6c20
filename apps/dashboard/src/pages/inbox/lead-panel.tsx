import type { Output } from '@jawab/sdk';
import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { useMay, useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useWords } from '../../words/words.tsx';

export type Lead = Output<'list_leads'>['data'][number];

/** The contact details that the visitor left in a conversation, once they are read or cannot be. */
export function useLead(sessionId: string): { lead: Lead | undefined; isRead: boolean } {
  const may = useMay();
  const me = useRead('get_me', {});
  const mayRead = may('leads:read');
  const { data, isFetched } = useRead('list_leads', { q: sessionId, limit: 5 }, { enabled: mayRead });
  const lead = data?.data.find((one) => one.session_id === sessionId);
  return { lead, isRead: mayRead ? isFetched : me.isFetched };
}

/** The customer of a conversation whom the owner's site has proven, or nothing. */
export function CustomerPanel({ id }: { id: string }) {
  const { data } = useRead('get_customer', { id }, { enabled: useMay()('leads:read') });
  return data?.data.verified ? <LeadPanel lead={data.data} isVerified /> : null;
}

interface LeadPanelProps {
  lead: { name: string | null; email: string | null; phone: string | null; company?: string | null };
  /** The name that the head of the conversation has already. A proven one is shown again. */
  head?: string;
  isVerified?: boolean;
}

/** Who the visitor is, and how to reach them. */
export function LeadPanel({ lead: { name, email, phone, company }, head, isVerified }: LeadPanelProps) {
  const { say } = useWords();
  const look = 'inline-flex items-center gap-1 hover:underline';
  return (
    <section
      aria-label={say(isVerified ? 'verified' : 'yourContact')}
      className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line bg-side px-4 py-2 text-sm empty:hidden"
    >
      {isVerified && (
        <Badge tone="good" icon={BadgeCheck}>
          {say('verified')}
        </Badge>
      )}
      {name && name !== head && <bdi className="font-medium">{name}</bdi>}
      {company && <bdi className="text-soft">{company}</bdi>}
      {email && (
        <a href={`mailto:${email}`} className={look}>
          <Mail aria-hidden size={14} className="shrink-0 text-soft" /> <bdi>{email}</bdi>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={look}>
          <Phone aria-hidden size={14} className="shrink-0 text-soft" /> <bdi>{phone}</bdi>
        </a>
      )}
    </section>
  );
}
