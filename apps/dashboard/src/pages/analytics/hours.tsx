import { useWords } from '../../words/words.tsx';

/** Messages of each hour of the week: the more, the stronger the colour. */
export function Hours({ hours }: { hours: number[][] }) {
  const { say, nameDay, writeNumber } = useWords();
  const most = Math.max(1, ...hours.flat());
  return (
    <section
      aria-label={say('hoursOfWeek')}
      // It scrolls, also with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-line bg-raised p-4"
    >
      <table className="numbers w-full min-w-xl table-fixed text-xs">
        <caption className="mb-2 text-start text-sm font-medium">{say('hoursOfWeek')}</caption>
        <thead className="text-soft">
          <tr>
            <td className="sticky start-0 w-20 bg-raised" />
            {Array.from({ length: 24 }, (_, hour) => (
              <th key={hour} scope="col" className="font-normal">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((row, weekday) => (
            <tr key={weekday}>
              <th
                scope="row"
                className="sticky start-0 z-10 truncate bg-raised pe-2 text-start font-normal text-soft"
              >
                {nameDay(weekday)}
              </th>
              {row.map((messages, hour) => (
                <td
                  key={hour}
                  className="relative h-6 border border-raised text-center"
                  title={writeNumber(messages)}
                >
                  <span
                    aria-hidden
                    className="absolute inset-0 rounded-xs bg-accent"
                    style={{ opacity: messages > 0 ? 0.12 + (messages / most) * 0.88 : 0.04 }}
                  />
                  <span className="sr-only">{writeNumber(messages)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
