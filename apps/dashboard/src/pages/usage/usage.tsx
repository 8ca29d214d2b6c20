import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../data/api.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice } from '../../ui/field.tsx';
import { Loaded, Skeleton } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { Plans } from './plans.tsx';
import { ThisMonth } from './this-month.tsx';
import { UsageDays } from './usage-days.tsx';

const from = '/$workspaceId/usage';
const shownMonths = 6;

/** The first and the last day of a month such as `2026-11`, in UTC. */
function spanOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** This month and those before it, newest first. */
function listMonths(): string[] {
  const now = new Date();
  return Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

export default function UsagePage() {
  const { say, writeMonth } = useWords();
  const navigate = useNavigate({ from });
  const months = listMonths();
  const { month = months[0] as string } = useSearch({ from });
  const span = spanOf(/^\d{4}-\d{2}$/.test(month) ? month : (months[0] as string));
  const days = useRead('list_usage_days', span, { keepsLast: true });
  const parts = [useRead('get_usage', {}), useRead('list_plans', {}), useRead('list_bots', {}), days];
  return (
    <Page
      title={say('usage')}
      isWide
      actions={
        <>
          <Choice
            label={say('month')}
            value={month}
            onChange={({ target }) => void navigate({ search: { month: target.value }, replace: true })}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {writeMonth(one)}
              </option>
            ))}
          </Choice>
          <ExportButton of="list_usage_days" input={span} />
        </>
      }
    >
      {/* All parts appear at once, so that nothing moves. */}
      {parts.some(({ isFetched, isPlaceholderData }) => !isFetched && !isPlaceholderData) ? (
        <Skeleton rows={8} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <ThisMonth />
          <Loaded query={days}>{({ data }) => <UsageDays days={data} span={span} />}</Loaded>
          <Section title={say('plans')} text={say('planChangeHint')}>
            <Plans />
          </Section>
        </div>
      )}
    </Page>
  );
}
