import { useSearch } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, CircleCheck, CircleX, Clock, Languages, Trash2 } from 'lucide-react';
import { usePlace } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useReported } from '../../words/use-reported.ts';
import { useWords } from '../../words/words.tsx';
import { Expectation, type TestCase } from './expectation.tsx';
import type { TestResult } from './runs.tsx';

interface TestTableProps {
  cases: TestCase[];
  results: TestResult[] | null;
  mayWrite: boolean;
}

/** The cases with what the bot answered in the open run; those that failed come first. */
export function TestTable({ cases, results, mayWrite }: TestTableProps) {
  const { say } = useWords();
  const { language } = useSearch({ from: '/$workspaceId/tests' });
  const remove = useDelete();
  const { api } = usePlace();
  const resultOf = ({ id }: TestCase) => results?.find(({ case_id }) => case_id === id);
  const rankOf = (one: TestCase) => Number(resultOf(one)?.passed ?? 1);
  const rows = cases
    .filter((one) => !language || resultOf(one)?.language === language)
    .sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <Table
      caption={say('tests')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: say('question'),
          cell: (one) => (
            <div className="grid gap-1">
              {one.asked_before.length > 0 && (
                <p className="text-xs text-soft">
                  {say('askedBefore')}: <bdi>{one.asked_before.join(' · ')}</bdi>
                </p>
              )}
              <p dir="auto" lang={one.language ?? undefined} className="font-medium">
                {one.question}
              </p>
              <Expectation of={one} />
            </div>
          ),
        },
        { title: say('status'), cell: (one) => <ResultBadges result={resultOf(one)} /> },
        {
          title: say('answer'),
          isExtra: true,
          cell: (one) => <Answer result={resultOf(one)} />,
        },
        {
          title: say('actions'),
          isNumber: true,
          cell: ({ id, question }) =>
            mayWrite && (
              <Button
                kind="quiet"
                icon={Trash2}
                className="-my-1.5"
                aria-label={say('deleteThis', { title: question })}
                onClick={() =>
                  remove({
                    text: say('deleted', { title: question }),
                    perform: () => api.call('delete_test_case', { id }),
                    restore: () => api.call('restore_test_case', { id }),
                  })
                }
              />
            ),
        },
      ]}
    />
  );
}

function ResultBadges({ result }: { result: TestResult | undefined }) {
  const { say, nameLanguage } = useWords();
  if (!result)
    return (
      <Badge tone="plain" icon={Clock}>
        {say('test_notRun')}
      </Badge>
    );
  const { passed, change, language_before } = result;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={passed ? 'good' : 'danger'} icon={passed ? CircleCheck : CircleX}>
        {say(passed ? 'test_passed' : 'test_failed')}
      </Badge>
      {change === 'better' && (
        <Badge tone="good" icon={ArrowUp}>
          {say('change_better')}
        </Badge>
      )}
      {change === 'worse' && (
        <Badge tone="danger" icon={ArrowDown}>
          {say('change_worse')}
        </Badge>
      )}
      {language_before && (
        <Badge tone="warn" icon={Languages}>
          {say('languageWas', { language: nameLanguage(language_before) })}
        </Badge>
      )}
    </span>
  );
}

function Answer({ result }: { result: TestResult | undefined }) {
  const { saySentence } = useReported();
  if (!result) return null;
  const { answer, language, passed, reasons, sources } = result;
  return (
    <div className="grid max-w-prose gap-1">
      {!passed && (
        <ul className="text-danger">
          {reasons.map((reason) => (
            <li key={reason}>{saySentence(reason)}</li>
          ))}
        </ul>
      )}
      <p dir="auto" lang={language} className="line-clamp-4 whitespace-pre-wrap">
        {answer}
      </p>
      <p className="text-xs text-soft empty:hidden">
        {[...new Set(sources.map(({ title }) => title))].map((title) => (
          <bdi key={title} className="me-2">
            {title}
          </bdi>
        ))}
      </p>
    </div>
  );
}
