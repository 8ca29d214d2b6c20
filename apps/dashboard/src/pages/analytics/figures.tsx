import type { Output } from '@jawab/sdk';
import { useReported } from '../../words/use-reported.ts';
import { useWords } from '../../words/words.tsx';

type Analytics = Output<'get_analytics'>['data'];
type Sums = Pick<Analytics, 'totals' | 'unanswered_rate' | 'feedback' | 'csat' | 'people' | 'tokens'>;
type Figure = [name: string, value: string, more?: string];
type Groups = Record<'answers' | 'people' | 'satisfaction' | 'model', Figure[]>;

/** Reads the figures of each group. */
function useGroups() {
  const { say, writeNumber, writePercent, writeSpan } = useWords();
  const percent = (share: number | null) => (share === null ? '–' : writePercent(share));
  const span = (seconds: number | null) => (seconds === null ? '–' : writeSpan(seconds * 1_000));
  const slowest = ({ p90_seconds }: Sums['people']['waiting']) =>
    p90_seconds === null ? undefined : say('nineOfTen', { time: span(p90_seconds) });
  return ({ totals, unanswered_rate, feedback, csat, people, tokens }: Sums): Groups => ({
    answers: [
      [say('messages'), writeNumber(totals.messages)],
      [say('conversations'), writeNumber(totals.sessions)],
      [say('answered'), writeNumber(totals.answered)],
      [say('hedged'), writeNumber(totals.unsure)],
      [say('unanswered'), percent(unanswered_rate)],
    ],
    people: [
      [say('leads'), writeNumber(totals.leads)],
      [say('handoffs'), writeNumber(totals.handoffs)],
      [say('waitForPeople'), span(people.waiting.median_seconds), slowest(people.waiting)],
      [say('replyTime'), span(people.replies.median_seconds), slowest(people.replies)],
    ],
    satisfaction: [
      [say('helpful'), percent(feedback.satisfaction)],
      [
        say('csat'),
        csat.average === null ? '–' : say('csatOf', { score: writeNumber(csat.average) }),
        csat.responses > 0 ? say('ratings', { count: csat.responses }) : undefined,
      ],
    ],
    model: [
      [say('tokensRead'), writeNumber(tokens.input)],
      [say('tokensWritten'), writeNumber(tokens.output)],
    ],
  });
}

/** The columns of a group, so that no figure is alone in its row. */
const columns = {
  // On a tablet, two wide figures are above three.
  5: 'sm:grid-cols-6 lg:grid-cols-5 max-sm:*:last:col-span-2 sm:max-lg:*:col-span-2 sm:max-lg:*:nth-[-n+2]:col-span-3',
  4: 'lg:grid-cols-4',
  2: '',
};

interface GroupProps {
  title: string;
  now: Figure[];
  before: Figure[] | undefined;
}

function Group({ title, now, before }: GroupProps) {
  const { say } = useWords();
  return (
    <section className="grid grid-cols-1 gap-2">
      {/* As high before its text is read as after. */}
      <h2 className="min-h-5 text-sm font-medium">{title}</h2>
      <dl className={`grid grid-cols-2 gap-3 ${columns[now.length as keyof typeof columns]}`}>
        {now.map(([name, value, more], at) => (
          <div key={name} className="rounded-box border border-line bg-raised p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="numbers text-xl font-semibold">{value}</dd>
            {more && <dd className="numbers text-xs text-soft">{more}</dd>}
            <dd className="numbers text-xs text-soft">
              {say('before', { value: before?.[at]?.[1] ?? '–' })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sums of a window in groups, each with that of as many days before. */
export function Figures({ now, before }: { now: Sums; before: Sums | null }) {
  const { say } = useWords();
  const { sayFigures } = useReported();
  const read = useGroups();
  const groups = read(now);
  const earlier = before ? read(before) : null;
  const group = (of: keyof Groups) => ({ now: groups[of], before: earlier?.[of] });
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 lg:grid-cols-2 lg:*:nth-[-n+2]:col-span-2">
      <Group title={sayFigures('answers')} {...group('answers')} />
      <Group title={sayFigures('people')} {...group('people')} />
      <Group title={say('satisfaction')} {...group('satisfaction')} />
      <Group title={sayFigures('model')} {...group('model')} />
    </div>
  );
}
