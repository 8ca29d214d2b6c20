import { type Answer, type Hit, matchLanguage, type SearchResult, type Source } from '@jawab/core';
import { claimsOf, hasEnded, normalise } from '@jawab/language';
import { isSameSection, splitSentences } from '@jawab/retrieval';
import { ownerAsksForSecret } from './check/owner-asks.ts';
import { chooseSections, listSections, nameTwins } from './choices.ts';
import { chooseQuotes } from './choose-quotes.ts';
import { extractiveId, writeQuotes } from './extractive.ts';
import { documentsBefore } from './follow-up.ts';
import { type Answerability, judgeAnswerability } from './grounding.ts';
import type { Retrieved } from './retrieve.ts';
import { sayTo } from './say-to.ts';
import type { AnswerEvent, Reply, Turn } from './turn.ts';
import { beside } from './weights.ts';

/** Id shown for replies that are the bot's own strings. */
export const catalogueId = 'jawab-catalogue';

const events: Record<string, AnswerEvent> = {
  small_talk: 'small_talk',
  handoff: 'handoff',
  regretted: 'small_talk',
  which: 'small_talk',
  team_away: 'small_talk',
  lead_kept: 'lead',
  lead_asked: 'small_talk',
  lead_data_asked: 'small_talk',
  lead_declined: 'small_talk',
  below_threshold: 'unanswered',
  model_refused: 'unanswered',
  hedged: 'unanswered',
};

/** Replies with one finished text. The trace stores `decision`. */
export async function* recite(turn: Turn, decision: string, text: string, rest: Partial<Answer>): Reply {
  turn.trace.decision = decision;
  turn.count(events[decision] ?? 'answered');
  yield text;
  return {
    answered: true,
    interrupted: false,
    handoff: null,
    fallback: false,
    sources: [],
    choices: [],
    model: catalogueId,
    trace: turn.trace,
    ...rest,
  };
}

/**
 * Says in the reply language that the bot does not know, and offers a person. Where the question is not about the business, says what it
 * can help with instead.
 */
export function refuse(
  turn: Turn,
  decision: 'below_threshold' | 'model_refused',
  { isOffTopic = false }: Pick<SearchResult, 'isOffTopic'>,
  rest: Partial<Answer> = {},
): Reply {
  const { name: botName } = turn.request.bot;
  const text = isOffTopic ? sayTo(turn, 'help', { botName }) : sayTo(turn, 'noAnswer');
  return recite(turn, decision, text, { answered: false, offersPerson: !isOffTopic, ...rest });
}

/** Regrets what a visitor complains about and offers a person, beside sections that may help. */
export function regret(turn: Turn, { hits }: SearchResult, answerability: Answerability): Reply {
  const choices =
    answerability === 'unsure' && !turn.request.isSpoken ? chooseSections(hits, [], turn.language) : [];
  return recite(turn, 'regretted', sayTo(turn, 'sorry'), {
    answered: null,
    offersPerson: true,
    choices,
  });
}

/**
 * Says that a person will come, with the bot's own notice if it is in the reply language; at an hour when nobody answers, it
 * asks for a message instead.
 */
export function handOver(turn: Turn, reason: string, model = catalogueId): Reply {
  if (turn.request.isStaffed === false)
    return recite(turn, 'team_away', sayTo(turn, 'teamAway'), { answered: null, model });
  const notice = own(turn, turn.request.bot.handoff_message);
  const text = notice ?? sayTo(turn, 'handoff', { botName: turn.request.bot.name });
  return recite(turn, 'handoff', text, { answered: null, handoff: { reason }, model });
}

/** Returns a text that the business wrote in the bot's language, or null if the reply has another language. */
const own = ({ request, language }: Turn, text: string | null): string | null =>
  text && language === matchLanguage(request.bot.language) ? text : null;

/** A page may hold a request for card data, which is never said in the name of a business that does not make it. */
export function asksForSecret({ language, request }: Turn, text: string): boolean {
  const { asksForSecret } = claimsOf(language);
  const sentences = splitSentences(text);
  // The sentence before may say what is to be sent.
  const asks = sentences.some((one, at) => asksForSecret(normalise(one), normalise(sentences[at - 1] ?? '')));
  return asks && !ownerAsksForSecret(request.bot.instructions ?? '', language);
}

/**
 * Answers with the built-in model, which quotes the passages; far below the threshold it says that it does not know, and near
 * it hedges and names other sections. It stays outside the agent: it writes no prompt and calls no tool, so a run would only
 * add its cost.
 */
export function quote(turn: Turn, found: Retrieved, fallback = false): Reply {
  const answerability = judgeAnswerability(found);
  const { reading, isSpoken = false, hasButtons = false } = turn.request;
  const isKnown = answerability === 'known';
  if (found.untold.length > 0) return askWhich(turn, found.untold, fallback);
  const chosen =
    answerability === 'unknown'
      ? []
      : chooseQuotes(found.hits, found.query, {
          language: reading.messageLanguage,
          isSure: isKnown,
          before: documentsBefore(turn.request),
          isSpoken,
          today: turn.today(),
        });
  const [first, ...others] = chosen;
  if (!first || asksForSecret(turn, first.quote)) return refuse(turn, 'below_threshold', found, { fallback });
  const said = [first, ...others.filter((other) => !asksForSecret(turn, other.quote))];
  const { isOff = false } = first.hit;
  // "This offer has ended" answers the question. A price that is no longer valid does not.
  const isSure = isKnown && (!isOff || saysEnded(first.hit));
  const { text, sources } = writeQuotes(said, {
    reply: turn.language,
    forms: turn.request.bot.speech_forms,
    opening: isOff ? 'notToday' : isSure ? null : isAhead(found.hits, first.hit) ? 'about' : 'hedge',
  });
  const facts = {
    sources: sources.map((source) => withoutTraps(turn, source)),
    model: extractiveId,
    fallback,
  };
  if (isSure && reading.isComplaint) {
    const regretful = `${sayTo(turn, 'sorry')}\n\n${text}`;
    return recite(turn, 'quoted', regretful, Object.assign(facts, { offersPerson: true }));
  }
  if (isSure) return recite(turn, 'quoted', text, facts);
  const choices = chooseSections(found.hits, [first.hit], turn.language);
  // Names that are read aloud say nothing to somebody who cannot choose one; the chat window shows them as buttons.
  const rest = isSpoken || hasButtons ? [] : choices.slice(1);
  const whole = [text, listSections(turn, 'choices', rest)].filter(Boolean).join('\n\n');
  return recite(turn, 'hedged', whole, { ...facts, answered: null, choices });
}

/** Asks which of several sections is meant that are the same but for one thing. */
function askWhich(turn: Turn, untold: Hit[], fallback: boolean): Reply {
  const choices = nameTwins(untold);
  const text = turn.request.hasButtons ? sayTo(turn, 'which') : listSections(turn, 'which', choices);
  return recite(turn, 'which', text, { answered: null, choices, model: extractiveId, fallback });
}

/** Leaves out the rest of a passage that asks for a secret. */
function withoutTraps(turn: Turn, { more, ...source }: Source): Source {
  return more && !asksForSecret(turn, more) ? Object.assign(source, { more }) : source;
}

/** Tells whether a passage says in words that it is over. */
const saysEnded = ({ title, heading, text }: Hit): boolean => [title, heading ?? '', text].some(hasEnded);

/** Tells whether a passage is clearly ahead of those of other sections. */
function isAhead(hits: Hit[], first: Hit): boolean {
  const other = hits.find((hit) => !isSameSection(hit, first));
  return !other || first.score >= other.score * beside.ahead;
}

/** Answers with a section that the asker named or chose: with what it says to the question before, or its beginning. */
export function quoteSection(turn: Turn, section: Hit[]): Reply {
  const { reading, history, isSpoken = false } = turn.request;
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? reading.message;
  const chosen = chooseQuotes(section.slice(0, 1), asked, {
    language: reading.messageLanguage,
    isSure: true,
    isSpoken,
  });
  const isOff = section[0]?.isOff ?? false;
  const { text, sources } = writeQuotes(chosen, {
    reply: turn.language,
    opening: isOff ? 'notToday' : null,
  });
  if (asksForSecret(turn, text)) return refuse(turn, 'below_threshold', {});
  const shown = sources.map((source) => withoutTraps(turn, source));
  return recite(turn, 'quoted', text, { answered: isOff ? null : true, sources: shown, model: extractiveId });
}
