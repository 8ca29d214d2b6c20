import type { Context } from '../../form/context.ts';
import { andIf, type Fragment, fragment } from '../../form/sql.ts';
import { idsOfBots } from '../bots/bot-facts.ts';
import { conversationsInReach } from '../conversations/conversations.ts';
import { hashQuestionKey } from '../conversations/question-key.ts';
import { inLanguage } from '../conversations/text-search.ts';
import { readQuestionGroups } from './question-groups.ts';

/** Why a question is listed: the bot did not know, or was not sure and offered choices. */
export const unansweredKinds = ['unanswered', 'not_sure'] as const;
type UnansweredKind = (typeof unansweredKinds)[number];

/** Condition: a reply `r` left its question open, because it was no answer, or only a hedge with choices. */
export const isUnanswered = fragment`(r.answered = false or (r.answered is null and r.trace ->> 'decision' = 'hedged'))`;

const maxQuestions = 4_000;
/** How many replies to scan per kind when filters are set. */
const maxReplies = 20_000;
const daysBack = 90;
/** The newest dismissed questions, whose keys each call computes, .07 ms each. Older ones have only their stored key. */
const maxComputed = 1_000;

interface AskedQuestion {
  id: string;
  bot_id: string;
  session_id: string;
  question: string;
  language: string | null;
  key: string | null;
  asked_at: string;
  kind: UnansweredKind;
}

type Resolution = Pick<AskedQuestion, 'bot_id' | 'question' | 'language' | 'key'> & {
  dismissed: boolean;
  resolved_at: string;
};

const maxExamples = 3;

/** A group of unanswered questions of one meaning. `id`, `question` and `session_id` are those of the newest question. */
export interface UnansweredGroup {
  id: string;
  chatbot_id: string;
  /** `not_sure` if the bot hedged each time. */
  kind: UnansweredKind;
  session_id: string;
  question: string;
  /** Other words in which it was asked, newest first. */
  examples: string[];
  count: number;
  languages: string[];
  first_asked_at: string;
  last_asked_at: string;
}

/** Which questions to group. Absent filters match every question. */
interface UnansweredFilters {
  chatbotId?: string | undefined;
  /** Only questions asked at or after this time, RFC 3339. */
  from?: string | undefined;
  /** Only questions in this language. */
  language?: string | undefined;
  kind?: UnansweredKind | undefined;
}

/** Reads the questions that were not answered, or only with a hedge and choices, newest first. */
function readAsked(ctx: Context, by: UnansweredFilters): Promise<AskedQuestion[]> {
  const { workspace } = ctx.principal.reach;
  const since = fragment`created_at > now() - make_interval(days => ${daysBack})
    ${andIf(by.from, fragment`created_at >= ${by.from}::timestamptz`)}`;
  const newest = (kind: UnansweredKind, condition: Fragment) => fragment`(
    select conversation_id, reply_to, question_key, created_at, ${kind}::text as kind from messages
    where workspace_id = ${workspace} and ${condition} and ${since}
    order by created_at desc limit ${maxReplies})`;
  return ctx.sql<AskedQuestion>`
    select q.id, c.bot_id, c.session_id, q.question, q.language, r.question_key::text as key, q.asked_at, r.kind
    from (
      ${newest('unanswered', fragment`answered = false`)}
      union all
      ${newest('not_sure', fragment`answered is null and trace ->> 'decision' = 'hedged'`)}
      order by created_at desc
    ) r
    cross join lateral (
      select c.bot_id, c.session_id from conversations c
      where ${conversationsInReach(ctx)} and c.id = r.conversation_id
        and c.bot_id = any(array(${idsOfBots(workspace)}))
        ${andIf(by.chatbotId, fragment`c.bot_id = ${by.chatbotId}::uuid`)}
      offset 0
    ) c
    cross join lateral (
      select q.id, q.content as question, q.language, q.created_at as asked_at from messages q
      where q.workspace_id = ${workspace} and q.id = r.reply_to
        ${andIf(by.from, fragment`q.created_at >= ${by.from}::timestamptz`)}
        ${andIf(by.language, inLanguage(fragment`q.language`, by.language))}
      offset 0
    ) q
    order by r.created_at desc limit ${maxQuestions}`;
}

/**
 * Lists the questions of the last 90 days that were not answered, or only with a hedge and choices: at most the newest 4,000,
 * grouped by bot and meaning, newest first. With filters, looks for them among the newest 20,000 of each kind. Leaves out
 * dismissed groups, and the questions of a resolved group that came before its answer.
 */
export async function findUnanswered(ctx: Context, by: UnansweredFilters): Promise<UnansweredGroup[]> {
  const { workspace } = ctx.principal.reach;
  const asked = await readAsked(ctx, by);
  const resolutions = await ctx.sql<Resolution>`
    select bot_id, question, language, question_key::text as key, dismissed, resolved_at from resolved_questions
    where workspace_id = ${workspace} and bot_id = any(${[...new Set(asked.map(({ bot_id }) => bot_id))]}::uuid[])
    order by resolved_at desc`;
  const computeKey = ({ question, language }: Pick<AskedQuestion, 'question' | 'language'>) =>
    hashQuestionKey(ctx.languages.questionKey(question, language));
  for (const one of asked) one.key ??= computeKey(one);
  // Stored keys are of the version that stored them: what was dismissed stays dismissed when a version computes others.
  const computed = resolutions
    .filter(({ dismissed, key }) => dismissed || key === null)
    .slice(0, maxComputed)
    .map((one): Resolution => ({ ...one, key: computeKey(one) }));
  const settled = [...resolutions, ...computed].filter(({ key }) => key !== null);
  const keys = [...asked, ...settled].map(({ key }) => key as string);
  const groups = groupQuestions(asked, settled, await readQuestionGroups(ctx.sql, workspace, keys));
  return by.kind ? groups.filter(({ kind }) => kind === by.kind) : groups;
}

function groupQuestions(
  asked: AskedQuestion[],
  resolutions: Resolution[],
  groupOf: Map<string, string>,
): UnansweredGroup[] {
  const keyOf = ({ bot_id, key }: Pick<AskedQuestion, 'bot_id' | 'key'>) =>
    `${bot_id} ${groupOf.get(key as string) ?? key}`;
  const settledAt = new Map<string, number>();
  for (const resolution of resolutions) {
    const at = resolution.dismissed ? Number.POSITIVE_INFINITY : Date.parse(resolution.resolved_at);
    const key = keyOf(resolution);
    settledAt.set(key, Math.max(at, settledAt.get(key) ?? 0));
  }
  const groups = new Map<string, UnansweredGroup>();
  for (const { id, bot_id, session_id, question, language, asked_at, kind, ...rest } of asked) {
    const key = keyOf({ bot_id, ...rest });
    if (Date.parse(asked_at) <= (settledAt.get(key) ?? 0)) continue;
    const group = groups.get(key) ?? {
      id,
      chatbot_id: bot_id,
      kind,
      session_id,
      question,
      examples: [],
      count: 0,
      languages: [],
      first_asked_at: asked_at,
      last_asked_at: asked_at,
    };
    group.count++;
    const isOther = question !== group.question && !group.examples.includes(question);
    if (isOther && group.examples.length < maxExamples) group.examples.push(question);
    if (kind === 'unanswered') group.kind = kind;
    group.first_asked_at = asked_at;
    if (language && !group.languages.includes(language)) group.languages.push(language);
    groups.set(key, group);
  }
  return [...groups.values()];
}
