import type { Output } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../data/api.tsx';
import { Choice } from '../../ui/field.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

type Run = Output<'list_test_runs'>['data'][number];
export type TestRun = Output<'get_test_run'>['data'];
export type TestResult = TestRun['results'][number];

const from = '/$workspaceId/tests';
const isOver = ({ status }: Run) => status === 'done' || status === 'failed';

interface RunsProps {
  botId: string;
  /** Draws the cases with the results of the open run, or without any. */
  children: (results: TestResult[] | null) => ReactNode;
}

/** The last runs of a bot, and the results of the open one. A run that goes on is read until it is over. */
export function Runs({ botId, children }: RunsProps) {
  const { say, writeTime } = useWords();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const runs = useRead(
    'list_test_runs',
    { chatbotId: botId, limit: 20 },
    { again: ({ data }) => (data.some((run) => !isOver(run)) ? 1_500 : false) },
  );
  const set = (change: typeof search) =>
    void navigate({ search: (now) => Object.assign({}, now, change), replace: true });
  return (
    <Loaded query={runs} rows={2}>
      {({ data }) => {
        const running = data.find((run) => !isOver(run));
        const open = data.find(({ id }) => id === search.run) ?? data.find(isOver);
        return (
          <>
            <p role="status" className={running ? 'flex items-center gap-2 text-sm text-soft' : 'sr-only'}>
              {running && (
                <>
                  <LoaderCircle aria-hidden size={16} /> {say('testsRunning')}
                </>
              )}
              {!running &&
                open?.status === 'done' &&
                say('testsDone', { passed: open.passed, count: open.total })}
            </p>
            {data.length > 1 && open && (
              <div>
                <Choice
                  label={say('earlierRuns')}
                  value={open.id}
                  onChange={({ target }) => set({ run: target.value })}
                >
                  {data.filter(isOver).map(({ id, created_at, passed, total }) => (
                    <option key={id} value={id}>
                      {writeTime(created_at)} · {say('passedOf', { passed, count: total })}
                    </option>
                  ))}
                </Choice>
              </div>
            )}
            {open ? <OpenRun id={open.id}>{children}</OpenRun> : children(null)}
          </>
        );
      }}
    </Loaded>
  );
}

function OpenRun({ id, children }: { id: string; children: RunsProps['children'] }) {
  const query = useRead('get_test_run', { id });
  return (
    <Loaded query={query}>
      {({ data }) => (
        <>
          <Summary run={data} />
          {children(data.results)}
        </>
      )}
    </Loaded>
  );
}

function Summary({ run }: { run: TestRun }) {
  const { say, writeNumber, nameLanguage } = useWords();
  const { status, passed, total, better, worse, changed_language, results } = run;
  const navigate = useNavigate({ from });
  const { language } = useSearch({ from });
  const languages = [...new Set(results.map((result) => result.language))];
  const tiles = [
    [say('test_passed'), `${writeNumber(passed)} / ${writeNumber(total)}`],
    [say('change_better'), writeNumber(better)],
    [say('change_worse'), writeNumber(worse)],
    [say('changedLanguage'), writeNumber(changed_language)],
  ];
  return (
    <section aria-label={say('sinceRunBefore')} className="grid grid-cols-1 gap-3">
      {status === 'failed' && <p className="text-sm text-danger">{say('testsFailed')}</p>}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map(([name, value]) => (
          <div key={name} className="rounded-box border border-line bg-raised p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="numbers text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {languages.length > 1 && (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{say('byLanguage')}</legend>
          {[undefined, ...languages].map((code) => {
            const of = results.filter((result) => !code || result.language === code);
            const count = `${writeNumber(of.filter((result) => result.passed).length)} / ${writeNumber(of.length)}`;
            return (
              <button
                key={code ?? ''}
                type="button"
                aria-pressed={language === code}
                onClick={() =>
                  void navigate({
                    search: (now) => Object.assign({}, now, { language: code }),
                    replace: true,
                  })
                }
                className="rounded-box px-3 py-1 text-sm text-soft hover:bg-hover aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-accent"
              >
                {code ? nameLanguage(code) : say('showAll')} <span className="numbers">{count}</span>
              </button>
            );
          })}
        </fieldset>
      )}
    </section>
  );
}
