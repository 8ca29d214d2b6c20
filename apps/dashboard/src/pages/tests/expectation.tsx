import type { Output } from '@jawab/sdk';
import { useRead } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';

export type TestCase = Output<'list_test_cases'>['data'][number];

/** Shows the expectations of a test case. */
export function Expectation({ of }: { of: TestCase }) {
  const { say, nameLanguage } = useWords();
  const { expected_answer, must_not_say, expected_document_ids, expect_unanswered, language } = of;
  return (
    <ul className="grid gap-0.5 text-xs text-soft">
      {expected_answer && (
        <li>
          {say('expectedAnswer')}: <bdi>{expected_answer}</bdi>
        </li>
      )}
      {must_not_say.length > 0 && (
        <li>
          {say('mustNotSay')}: <bdi>{must_not_say.join(' · ')}</bdi>
        </li>
      )}
      {expected_document_ids.length > 0 && (
        <li>
          {say('mustCite')}:{' '}
          {expected_document_ids.map((id) => (
            <DocumentTitle key={id} id={id} />
          ))}
        </li>
      )}
      {expect_unanswered && <li>{say('expectUnanswered')}</li>}
      {language && (
        <li>
          {say('replyLanguage')}: {nameLanguage(language)}
        </li>
      )}
    </ul>
  );
}

function DocumentTitle({ id }: { id: string }) {
  const { data } = useRead('get_knowledge', { id });
  return <bdi className="me-1">{data?.data.title ?? '…'}</bdi>;
}
