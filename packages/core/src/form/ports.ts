import type { SourceType } from './schemas.ts';
import type { Sql } from './sql.ts';
import type { TraceParent } from './trace-parent.ts';

/** What a log line may carry; never visitors' text or secrets. */
export interface Log {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** Puts a job into the queue on the caller's transaction, so the job exists if and only if its cause does. */
export interface Jobs {
  add(sql: Sql, task: string, payload: object, options?: { key?: string; runAt?: Date }): Promise<void>;
}

/** Keeps secrets that must be readable again. A secret can be opened only with the `context` it was sealed with. */
export interface Secrets {
  /** Returns a signature of a text (HMAC-SHA256 in base64url). Begin the text with its purpose. */
  sign(text: string): string;
  seal(text: string, context: string): string;
  /** Throws when the text was changed, belongs elsewhere or was sealed under another key. */
  open(sealed: string, context: string): string;
}

/** Turns texts into vectors. One vector a text, in order; throws `ProviderError` when the provider does not answer. */
export interface Embedder {
  /** Stored beside each vector: vectors of different models never meet. */
  model: string;
  embed(texts: string[], kind: 'query' | 'document', signal?: AbortSignal): Promise<Float32Array[]>;
}

/**
 * The vector of a question, by the model whose vectors answer in that workspace; null when there is none to search by.
 * Throws `ProviderError` when the provider does not answer.
 */
export type EmbedQuestion = (
  workspaceId: string,
  text: string,
  signal: AbortSignal,
) => Promise<SearchRequest['vector']>;

/** One passage found for a question, best first. `score` is comparable inside one answer only. */
export interface Hit {
  chunk_id: string;
  document_id: string;
  title: string;
  source_url: string | null;
  source_type: SourceType;
  /** Headings above the passage, outermost first, joined by " › ". */
  heading: string | null;
  /** The passage as written. */
  text: string;
  /** Where the passage stands in the document's text, in UTF-16 units: `[start, end)`. */
  start: number;
  end: number;
  score: number;
  /** Rank (1-based) in each retriever that found it. */
  retrievers: { terms?: number; vectors?: number };
}

export interface SearchRequest {
  workspaceId: string;
  /** Their own documents and the shared ones are searched; `null` searches the whole workspace. */
  botIds: string[] | null;
  query: string;
  /** BCP 47 language of the query, when known: it picks the words that carry no meaning. */
  language?: string | null;
  /** `indexed`: the workspace has an index of its own over the vectors of this model. */
  vector?: { model: string; values: Float32Array; indexed?: boolean } | null;
  /** How many passages, 1–50. */
  limit: number;
}

export interface SearchResult {
  hits: Hit[];
  /** How sure it is that the passages can answer, 0 = surely not. Compare with `threshold`. */
  confidence: number;
  /** Below this the knowledge base does not know. */
  threshold: number;
}

/** Finds passages. One SQL statement per question, on the caller's connection. */
export type Search = (sql: Sql, request: SearchRequest) => Promise<SearchResult>;

/** What was decided about the language of a turn; see `decideLanguage`. */
export interface LanguageDecision {
  /** Language of the reply (BCP 47, supported). */
  language: string;
  /** What the question is written in; null when that could not be told. */
  questionLanguage: string | null;
  /** The language the visitor asked for in words, now or before: holds for the session. */
  requestedLanguage: string | null;
  /** Which step decided: `explicit`, `requested`, `detected`, `session`, `bot` or `default`. */
  reason: string;
}

/** Decides the reply language of a turn, in code, without a model. Pure. */
export type DecideLanguage = (facts: {
  message: string;
  explicit?: string | null | undefined;
  sessionLanguage?: string | null;
  requestedLanguage?: string | null;
  botLanguage?: string | null;
}) => LanguageDecision;

/** What a visitor's intent is judged by. */
export interface IntentFacts {
  /** The visitor's own messages. */
  messages: string[];
  /** Conversations the visitor had, this one included. */
  sessions: number;
  contact: { email: boolean; phone: boolean };
}

export interface Intent {
  /** 0–100. */
  score: number;
  label: 'hot' | 'warm' | 'cold';
  /** One for each thing that counted. */
  reasons: string[];
}

/** Judges how likely a visitor is to buy, in code, without a model. Pure. */
export type ScoreIntent = (facts: IntentFacts) => Intent;

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What contact data in a conversation is judged by. Only what the visitor typed can be kept. */
export interface ContactFacts {
  message: string;
  history: HistoryMessage[];
  bot: { name: string; handoff_message: string | null };
  /** Where phone numbers without a country code may be from (BCP 47), the likeliest first. */
  languages: string[];
}

/** What is to be done with contact data a visitor typed. */
export interface ContactStep {
  /** `keep`: given, and agreed to; `ask`: given without agreement; `decline`: the visitor said no. */
  step: 'keep' | 'ask' | 'decline';
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Something else is said or asked besides. */
  hasQuestion: boolean;
  /** The message without the data. */
  rest: string;
}

/** Finds contact data and agreement in a turn, in code, without a model; null for all other turns. Pure. */
export type ReadContact = (facts: ContactFacts) => ContactStep | null;

/** One source of an answer: handed out by the server in this turn, never written by the model. */
export interface Source {
  document_id: string;
  title: string;
  url: string | null;
  /** The words of the document that carry the answer. */
  quote: string;
}

export interface AnswerRequest {
  workspaceId: string;
  bot: {
    id: string;
    name: string;
    language: string;
    instructions: string | null;
    greeting: string | null;
    handoff_message: string | null;
  };
  /** Oldest first, without the question itself. */
  history: HistoryMessage[];
  question: string;
  /** Language of the reply, decided before (BCP 47, supported). */
  language: string;
  /** What the question was written in, when that could be told. */
  questionLanguage: string | null;
  /** What was decided about contact data in the question. */
  contact?: Pick<ContactStep, 'step' | 'hasQuestion' | 'rest'> | null;
  /** Kept with the answer. */
  traceParent?: TraceParent | null;
  sql: Sql;
  signal: AbortSignal;
}

export interface Answer {
  /** `null`: nothing was asked (a greeting, thanks). */
  answered: boolean | null;
  /** The wish for a human, as a structured decision. */
  handoff: { reason: string } | null;
  /** A configured model failed before its first byte and the embedded one answered. */
  fallback: boolean;
  sources: Source[];
  /** Id of the model that wrote the reply, for the chunk's `model` field. */
  model: string;
  /** How the answer came about; kept with the message. */
  trace: Record<string, unknown>;
}

/**
 * Answers one question: yields the reply's text in pieces that never split a grapheme, returns what is known about it.
 * Throws `unavailable` when no model can answer at all, before the first piece.
 */
export type Answerer = (request: AnswerRequest) => AsyncGenerator<string, Answer>;
