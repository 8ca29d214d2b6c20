import { useReported } from '../../words/use-reported.ts';

/** The summary of a conversation, for the person who takes the conversation over. */
export function SummaryPanel({ text }: { text: string }) {
  const { saySummary } = useReported();
  return (
    <section aria-label={saySummary()} className="border-b border-line bg-side px-4 py-2 text-sm">
      <span className="text-soft">{saySummary()}</span> <bdi dir="auto">{text}</bdi>
    </section>
  );
}
