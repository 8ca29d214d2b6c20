import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useReported } from '../../words/use-reported.ts';

/** The summary of a conversation, for the person who takes the conversation over. It is one line on a phone, and a press opens it. */
export function SummaryPanel({ text }: { text: string }) {
  const { saySummary } = useReported();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={saySummary()} className="border-b border-line bg-side text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-2 px-4 py-2 text-start outline-offset-[-2px] hover:bg-hover"
      >
        <span className={`min-w-0 flex-1 ${isOpen ? '' : 'line-clamp-1 @min-[440px]:line-clamp-2'}`}>
          <span className="text-soft">{saySummary()}</span> <bdi dir="auto">{text}</bdi>
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className={`mt-0.5 shrink-0 text-soft ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </section>
  );
}
