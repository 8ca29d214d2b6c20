import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../words/words.tsx';

/** Filters that the conversations of a bar share, as the inbox's address names them. */
export interface ChartLink {
  bot?: string | undefined;
  channel?: string | undefined;
  language?: string | undefined;
  answered?: 'false';
}

interface ChartProps {
  title: string;
  points: { day: string; value: number }[];
  /** The bars lead to the conversations of their day; without it, they lead nowhere. */
  link?: ChartLink;
}

/**
 * Bars of one value a day, with the same values as a table. The day and the value of a bar are shown while the mouse is over it or it
 * has the focus; arrow keys go from bar to bar.
 */
export function Chart({ title, points, link }: ChartProps) {
  const { say, writeDay, writeNumber, direction } = useWords();
  const [shown, show] = useState<number | null>(null);
  const most = Math.max(0, ...points.map(({ value }) => value));
  const read = ({ day, value }: ChartProps['points'][number]) => `${writeDay(day)} · ${writeNumber(value)}`;
  const point = shown === null ? undefined : points[shown];
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const bars = [...event.currentTarget.children] as HTMLElement[];
    const at = bars.indexOf(event.target as HTMLElement);
    bars[at + (direction === 'rtl' ? -by : by)]?.focus();
  };
  return (
    <figure className="grid gap-2 rounded-box border border-line bg-raised p-4">
      <figcaption className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{title}</span>
        <span className="numbers text-soft">{point ? read(point) : say('mostADay', { count: most })}</span>
      </figcaption>
      <fieldset
        aria-label={title}
        className="flex h-28 items-end border-b border-line"
        onKeyDown={step}
        onBlur={() => show(null)}
        onMouseLeave={() => show(null)}
      >
        {points.map((of, at) => {
          const given = {
            'aria-label': read(of),
            tabIndex: at === (shown ?? points.length - 1) ? 0 : -1,
            onFocus: () => show(at),
            onMouseEnter: () => show(at),
            className: 'flex h-full min-w-0 flex-1 items-end px-px',
          };
          const bar = (
            <span
              className={`w-full rounded-t-xs bg-accent ${at === shown ? '' : 'opacity-80'}`}
              style={{ height: of.value > 0 ? `max(2px, ${(of.value / most) * 100}%)` : 0 }}
            />
          );
          return link ? (
            <Link
              key={of.day}
              {...given}
              from="/$workspaceId"
              to="/$workspaceId/inbox"
              search={{ view: 'all', from: of.day, to: of.day, ...link }}
              preload={false}
            >
              {bar}
            </Link>
          ) : (
            <span key={of.day} role="img" {...given}>
              {bar}
            </span>
          );
        })}
      </fieldset>
      <details className="text-sm">
        <summary className="text-soft">{say('asTable')}</summary>
        <table className="numbers mt-2 w-full">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {points.map(({ day, value }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {writeDay(day)}
                </th>
                <td className="py-1 text-end">{writeNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
