import type { Output } from '@jawab/sdk';
import { useWords } from '../../words/words.tsx';

type Analytics = Output<'get_analytics'>['data'];
type Sums = Pick<Analytics, 'totals' | 'unanswered_rate' | 'feedback' | 'csat' | 'people' | 'tokens'>;

/** The sums of a window, each with that of as many days before. */
export function Figures({ now, before }: { now: Sums; before: Sums | null }) {
  const { say, writeNumber, writePercent, writeSpan } = useWords();
  const percent = (share: number | null) => (share === null ? '–' : writePercent(share));
  const span = (seconds: number | null) => (seconds === null ? '–' : writeSpan(seconds * 1_000));
  const read = (sums: Sums): [name: string, value: string, more?: string][] => {
    const { totals, unanswered_rate, feedback, csat, people, tokens } = sums;
    const slowest = ({ p90_seconds }: Sums['people']['waiting']) =>
      p90_seconds === null ? undefined : say('nineOfTen', { time: span(p90_seconds) });
    return [
      [say('messages'), writeNumber(totals.messages)],
      [say('conversations'), writeNumber(totals.sessions)],
      [say('answered'), writeNumber(totals.answered)],
      [say('hedged'), writeNumber(totals.unsure)],
      [say('unanswered'), percent(unanswered_rate)],
      [say('satisfaction'), percent(feedback.satisfaction)],
      [
        say('csat'),
        csat.average === null ? '–' : say('csatOf', { score: writeNumber(csat.average) }),
        csat.responses > 0 ? say('ratings', { count: csat.responses }) : undefined,
      ],
      [say('leads'), writeNumber(totals.leads)],
      [say('handoffs'), writeNumber(totals.handoffs)],
      [say('waitForPeople'), span(people.waiting.median_seconds), slowest(people.waiting)],
      [say('replyTime'), span(people.replies.median_seconds), slowest(people.replies)],
      [say('tokensRead'), writeNumber(tokens.input)],
      [say('tokensWritten'), writeNumber(tokens.output)],
    ];
  };
  const earlier = before ? read(before) : [];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {read(now).map(([name, value, more], at) => (
        <div key={name} className="rounded-box border border-line bg-raised p-4">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="numbers text-xl font-semibold">{value}</dd>
          {more && <dd className="numbers text-xs text-soft">{more}</dd>}
          <dd className="numbers text-xs text-soft">{say('before', { value: earlier[at]?.[1] ?? '–' })}</dd>
        </div>
      ))}
    </dl>
  );
}
