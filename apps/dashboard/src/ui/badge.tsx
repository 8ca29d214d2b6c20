import type { LucideIcon } from 'lucide-react';

export type Tone = 'good' | 'warn' | 'danger' | 'plain' | 'accent';

const tones: Record<Tone, string> = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  danger: 'bg-danger-tint text-danger',
  plain: 'bg-hover text-soft',
  accent: 'bg-tint text-accent',
};

/** A state, as an icon and a word. */
export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-box px-2 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      <Icon aria-hidden size={12} className="shrink-0" />
      {children}
    </span>
  );
}
