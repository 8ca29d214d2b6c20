import { useMay, useRead } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';

/** The contact details that the visitor left in this conversation. */
export function LeadPanel({ sessionId }: { sessionId: string }) {
  const { say } = useWords();
  const mayRead = useMay()('leads:read');
  const { data } = useRead('list_leads', { q: sessionId, limit: 5 }, { enabled: mayRead });
  const lead = data?.data.find((one) => one.session_id === sessionId);
  if (!lead) return null;
  const { name, email, phone, company, message } = lead;
  return (
    <section
      aria-label={say('yourContact')}
      className="mt-4 grid gap-1 rounded-box border border-line bg-raised px-4 py-3 text-sm"
    >
      <h2 className="text-xs font-medium text-soft">{say('yourContact')}</h2>
      <bdi className="font-medium">{name}</bdi>
      {company && <bdi>{company}</bdi>}
      <bdi>{email}</bdi>
      {phone && <bdi>{phone}</bdi>}
      {message && <p dir="auto">{message}</p>}
    </section>
  );
}
