import type { z } from 'zod';
import { fail } from '../../form/errors.ts';
import { matchLanguage } from '../../form/languages.ts';
import type { Answer } from '../../form/ports.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { lockBot } from '../bots/bot-facts.ts';
import { TestCase } from './schemas.ts';

/** A test case as an owner writes it. */
export interface NewTestCase {
  question: string;
  askedBefore?: string[] | undefined;
  expectedDocumentIds?: string[] | undefined;
  expectedAnswer?: string | undefined;
  mustNotSay?: string[] | undefined;
  expectUnanswered?: boolean | undefined;
  language?: string | undefined;
}

export interface TestCaseRow {
  id: string;
  question: string;
  language: string | null;
  expected_document_ids: string[];
  expected_answer: string | null;
  must_not_say: string[];
  asked_before: string[];
  expect_unanswered: boolean;
}

/** The largest number of test cases of a bot. */
export const maxTestCases = 200;

/** Columns of a test case in the API; `t` is the alias of the table. */
export const testCaseColumns = fragment`
  t.id, t.bot_id as chatbot_id, t.question, t.language, t.expected_document_ids[1] as expected_document_id,
  t.expected_document_ids, t.expected_answer, t.must_not_say, t.asked_before, t.expect_unanswered, t.created_at`;

/** Returns why a case cannot fail whatever the bot says, or contradicts itself; null if it is sound. */
export function faultOfCase({
  expectedDocumentIds = [],
  expectedAnswer,
  mustNotSay = [],
  expectUnanswered = false,
  language,
}: NewTestCase): string | null {
  const wants = expectedDocumentIds.length > 0 || expectedAnswer !== undefined;
  if (expectUnanswered && wants)
    return 'A case that expects no answer cannot also expect a document or a text. Leave out one of them.';
  if (!wants && !expectUnanswered && mustNotSay.length === 0 && language === undefined)
    return 'Say what you expect: `expectedDocumentIds`, `expectedAnswer`, `mustNotSay`, `language` or `expectUnanswered`.';
  return null;
}

/**
 * Stores test cases of a bot, in order. Fails with `not_found` for a document that the bot cannot cite, and with `conflict`
 * above {@link maxTestCases}.
 */
export async function addTestCases(
  sql: Sql,
  workspace: string,
  chatbotId: string,
  cases: NewTestCase[],
): Promise<z.infer<typeof TestCase>[]> {
  await lockBot(sql, workspace, chatbotId);
  const [count] = await sql<{ n: number }>`
    select count(*)::int as n from test_cases where workspace_id = ${workspace} and bot_id = ${chatbotId}`;
  if ((count?.n ?? 0) + cases.length > maxTestCases)
    fail('conflict', `A bot can have at most ${maxTestCases} test cases. Delete some first.`);
  const wanted = [...new Set(cases.flatMap(({ expectedDocumentIds = [] }) => expectedDocumentIds))];
  const known = await sql<{ id: string }>`
    select id from documents where workspace_id = ${workspace} and id = any(${wanted}::uuid[])
      and (bot_id is null or bot_id = ${chatbotId}::uuid)`;
  const unknown = wanted.find((id) => !known.some((document) => document.id === id));
  if (unknown) fail('not_found', `This bot has no document ${unknown}. Call list_knowledge for the ids.`);
  const added: z.infer<typeof TestCase>[] = [];
  for (const { question, askedBefore, expectedDocumentIds, expectedAnswer, mustNotSay, ...rest } of cases) {
    const [row] = await sql(TestCase)`
      insert into test_cases as t (workspace_id, bot_id, question, asked_before, expected_document_id, expected_document_ids,
        expected_answer, must_not_say, expect_unanswered, language)
      values (${workspace}, ${chatbotId}, ${question}, ${askedBefore ?? []}, ${expectedDocumentIds?.[0] ?? null},
        ${expectedDocumentIds ?? []}, ${expectedAnswer ?? null}, ${mustNotSay ?? []}, ${rest.expectUnanswered ?? false},
        ${rest.language ?? null})
      returning ${testCaseColumns}`;
    if (row) added.push(row);
  }
  return added;
}

const fold = (value: string) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns the reasons why a case failed; empty if it passed. */
export function checkCase(
  test: TestCaseRow,
  {
    text,
    language,
    answer,
  }: { text: string; language: string; answer: Pick<Answer, 'answered' | 'sources'> },
): string[] {
  const reasons: string[] = [];
  const { expected_document_ids: expected } = test;
  if (test.expect_unanswered && answer.answered !== false)
    reasons.push('answered, but was expected not to know');
  if (!test.expect_unanswered && answer.answered === false) reasons.push('did not know');
  if (expected.length > 0 && !answer.sources.some((source) => expected.includes(source.document_id)))
    reasons.push(
      expected.length === 1 ? 'did not cite the expected document' : 'cited none of the expected documents',
    );
  if (test.expected_answer && !fold(text).includes(fold(test.expected_answer)))
    reasons.push('does not contain the expected text');
  for (const said of test.must_not_say)
    if (fold(text).includes(fold(said))) reasons.push(`says “${said}”, which it must not`);
  if (test.language && matchLanguage(language) !== matchLanguage(test.language))
    reasons.push(`replied in ${language}, not in ${test.language}`);
  return reasons;
}
