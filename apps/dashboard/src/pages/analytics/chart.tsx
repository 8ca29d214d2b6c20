import { useWords } from '../../words/words.tsx';

interface ChartProps {
  title: string;
  points: { day: string; value: number }[];
}

const width = 600;
const height = 120;

/** Bars of one value a day, with the same values as a table. */
export function Chart({ title, points }: ChartProps) {
  const { say, writeDay, writeNumber, direction } = useWords();
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = width / Math.max(1, points.length);
  return (
    <figure className="grid gap-2 rounded-box border border-line bg-raised p-4">
      <figcaption className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{title}</span>
        <span className="numbers text-soft">{say('mostADay', { count: most })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={`h-28 w-full ${direction === 'rtl' ? '-scale-x-100' : ''}`}
      >
        {points.map(({ day, value }, at) => {
          const bar = Math.max(value > 0 ? 2 : 0, (value / most) * (height - 4));
          return (
            <rect
              key={day}
              x={at * step + step * 0.15}
              y={height - bar}
              width={step * 0.7}
              height={bar}
              className="fill-accent"
            />
          );
        })}
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line" />
      </svg>
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
