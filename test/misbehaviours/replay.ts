import { readFileSync } from 'node:fs';
import { createGround, createReview } from '@jawab/agents';
import type { Hit } from '@jawab/core';
import { languages, normalise } from '@jawab/language';

/** A question with its passages, and replies that a chat model may write: right ones, and wrong ones by kind. */
export interface Asked {
  question: string;
  language: string;
  hits: Hit[];
  right: string[];
  wrong: { kind: string; text: string }[];
}

/** How often replies of a kind arrived: whole, or in part. */
export interface Row {
  all: number;
  whole: number;
  some: number;
}

interface Business {
  /** Where each passage stands, and its text. */
  passages: Record<string, [from: string, text: string]>;
  cases: {
    language: string;
    question: string;
    from: string[];
    right: string[];
    wrong: Record<string, string>;
  }[];
}

interface Prompted {
  question: string;
  /** The user part of the prompt that the replies were written to. */
  prompt: string;
  right: string[];
  wrong: { kind: string; text: string }[];
  /** Of a weak model. */
  weak?: { text: string; supported: boolean } | null;
}

const fenced = /<passage number="\d+" from="([^"]*)">\n(.*?)\n<\/passage>/gs;
const marker = /^\[\w+\]$/;

function hitOf(from: string, text: string, at: number): Hit {
  const [title = '', ...heading] = from.split(' › ');
  return {
    chunk_id: `${at + 1}`,
    document_id: title,
    title,
    source_url: null,
    source_type: 'snippet',
    heading: heading.join(' › ') || null,
    text,
    start: 0,
    end: text.length,
    score: 1,
    retrievers: { terms: at + 1 },
  };
}

function languageOf(prompt: string): string {
  const name = /Reply in (.+)\.\s*$/.exec(prompt)?.[1];
  const found = Object.entries(languages).find(([, { facts }]) => facts.name === name);
  if (!found) throw new Error(`There is no language ${name}.`);
  return found[0];
}

const fromPrompt = ({ question, prompt, right, wrong, weak }: Prompted): Asked => ({
  question,
  language: languageOf(prompt),
  hits: Array.from(prompt.matchAll(fenced), ([, from = '', text = ''], at) => hitOf(from, text, at)),
  right: right.filter((text) => !marker.test(text)),
  wrong: weak
    ? [...wrong, { kind: weak.supported ? 'weak-supported' : 'weak-unsupported', text: weak.text }]
    : wrong,
});

/** Reads a file of replies: of one business with its passages, or a list of questions with their prompts. */
export function readReplies(path: string): Asked[] {
  const data = JSON.parse(readFileSync(path, 'utf8')) as Business | Prompted[];
  if (Array.isArray(data)) return data.map(fromPrompt);
  return data.cases.map(({ question, language, from, right, wrong }) => ({
    question,
    language,
    hits: from.map((key, at) => hitOf(...(data.passages[key] as [string, string]), at)),
    right,
    wrong: Object.entries(wrong).map(([kind, text]) => ({ kind, text })),
  }));
}

/** Replays one reply through the check of a chat model's replies. */
export function replay({ question, language, hits }: Asked, reply: string) {
  const ground = createGround({
    language,
    passages: hits,
    instructions: null,
    said: [question],
    rules: normalise('You are Mina, a support agent who answers customers of a business in a chat.'),
  });
  const review = createReview(ground);
  const opening = review.push(reply);
  const { shown, stop } = opening.stop
    ? opening
    : { shown: opening.shown + review.end(true).shown, stop: null };
  const { sentences, added } = review.findings;
  return {
    shown: shown.trim(),
    isWhole: shown.trim() !== '' && !stop && sentences.length === 0,
    sentences,
    added,
  };
}

/** Replays all replies. Returns a row by kind; `right` for the right ones and `wrong` for all others of a strong model. */
export function replayAll(asked: readonly Asked[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  const note = (kind: string, { shown, isWhole }: ReturnType<typeof replay>) => {
    const row = rows.get(kind) ?? { all: 0, whole: 0, some: 0 };
    rows.set(kind, {
      all: row.all + 1,
      whole: row.whole + Number(isWhole),
      some: row.some + Number(shown !== ''),
    });
  };
  for (const one of asked) {
    for (const text of one.right) note('right', replay(one, text));
    for (const { kind, text } of one.wrong) {
      const result = replay(one, text);
      note(kind, result);
      if (!kind.startsWith('weak')) note('wrong', result);
    }
  }
  return rows;
}

/** Writes the rows as a table in Markdown. */
export const tabulate = (rows: ReadonlyMap<string, Row>): string =>
  [
    '| kind | replies | arrived whole | in part |',
    '|---|---|---|---|',
    ...[...rows]
      .sort()
      .map(([kind, { all, whole, some }]) => `| ${kind} | ${all} | ${whole} | ${some - whole} |`),
  ].join('\n');
