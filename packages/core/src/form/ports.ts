import type { PersonalKind } from './personal-kinds.ts';
import type { Fragment, Sql } from './sql.ts';
import type { TraceParent } from './trace-parent.ts';

/** Fields of a log line. Never log visitors' text or secrets. */
export interface Log {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** Queues a job in the caller's transaction, so the job exists if and only if its cause does. */
export interface Jobs {
  add(
    sql: Sql,
    task: string,
    payload: object,
    options?: { key?: string; runAt?: Date; flags?: Fragment },
  ): Promise<void>;
}

/** Keeps secrets that must be readable again. A secret can be opened only with the `context` it was sealed with. */
export interface Secrets {
  /** Returns a signature of a text (HMAC-SHA256 in base64url). Begin the text with its purpose. */
  sign(text: string): string;
  /** Returns whether this is the signature of a text, made with the current key or the one before. */
  isSigned(text: string, signature: string): boolean;
  seal(text: string, context: string): string;
  /** Throws if the text was changed, has another context or was sealed with another key. */
  open(sealed: string, context: string): string;
  /** Returns whether the current key sealed it. */
  isCurrent(sealed: string): boolean;
}

/** A page of a customer as it was fetched. */
export interface FetchedSite {
  /** The address that answered, after redirects. */
  url: string;
  /** The header `Content-Security-Policy`; several are separated by commas. */
  policy: string | null;
  html: string;
}

/** One request to an address that a caller chose. */
export interface ProbeRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ProbeAnswer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** Sends one request, and returns whatever answers: redirects are answers too. `error` is a sentence if nothing answers. */
export type Probe = (request: ProbeRequest) => Promise<ProbeAnswer | { error: string }>;

/** Turns texts into vectors, one per text and in order. Throws `ProviderError` if the provider does not answer. */
export interface Embedder {
  /** Stored with each vector, because vectors of different models cannot be compared. */
  model: string;
  embed(texts: string[], kind: 'query' | 'document', signal?: AbortSignal): Promise<Float32Array[]>;
}

/**
 * Returns the vector of a question, made by the model that the workspace uses; null if it uses none. Throws `ProviderError`
 * if the provider does not answer.
 */
export type EmbedQuestion = (
  workspaceId: string,
  text: string,
  signal: AbortSignal,
) => Promise<SearchRequest['vector']>;

/** A passage found for a question. Compare `score` only within one search result. */
export interface Hit {
  chunk_id: string;
  document_id: string;
  title: string;
  source_url: string | null;
  source_type: 'url' | 'file' | 'qa' | 'snippet';
  /** Headings above the passage, outermost first, joined by " › ". */
  heading: string | null;
  /** Language of the passage (BCP 47), when known. */
  language?: string | null;
  /** The text of the passage as written. */
  text: string;
  /** Position of the passage in the document's text, in UTF-16 units: `[start, end)`. */
  start: number;
  end: number;
  score: number;
  /** Rank (1-based) in each retriever that found it. */
  retrievers: { terms?: number; vectors?: number };
  /** True if its statements are over today, or have not begun. Set while a question is answered. */
  isOff?: boolean;
}

export interface SearchRequest {
  workspaceId: string;
  /** Searches documents of these bots and shared documents. `null` searches the whole workspace. */
  botIds: string[] | null;
  query: string;
  /** BCP 47 language of the query, if known. It selects the stop words. */
  language?: string | null;
  /** Languages that its words may also be of, as that of the bot. The first one is the language of a query that shows none. */
  also?: readonly string[];
  /** `indexed`: the workspace has its own index for the vectors of this model. */
  vector?: { model: string; values: Float32Array; indexed?: boolean } | null;
  /** Also searches documents that are not published yet. */
  drafts?: boolean;
  /** The day by which it is known what is valid. Default: today. */
  now?: Date;
  /** Maximum number of passages, 1–50. */
  limit: number;
}

export interface SearchResult {
  hits: Hit[];
  /** How sure the search is that the passages answer; 0 is surely not. Compare with `threshold`. */
  confidence: number;
  /** From this confidence on, the bot says that they answer. */
  threshold: number;
  /** True if the question names a thing of the world that no passage has, as the weather or a poem. */
  isOffTopic?: boolean;
}

/** Finds passages with one SQL statement, and a second one to translate the best, on the caller's connection. */
export type Search = (sql: Sql, request: SearchRequest) => Promise<SearchResult>;

/** Facts for reading a message that are known before the visitor typed it. Tags are BCP 47. */
export interface MessageFacts {
  /** The caller's `language` parameter. */
  explicit?: string | null | undefined;
  /** Language of the session's last reply. */
  sessionLanguage?: string | null;
  /** The language that the visitor asked for earlier in the session. */
  requestedLanguage?: string | null;
  bot?: Pick<AnswerRequest['bot'], 'name' | 'language' | 'handoff_message'>;
  /** Oldest first, without the message itself. */
  history?: HistoryMessage[];
  /** The message was spoken: the language of the session stays, whatever single words are borrowed. */
  isSpoken?: boolean;
  /** How a spoken message was heard. */
  heard?: Heard | undefined;
}

/** How a spoken message was heard. Another language than the expected one counts only if it is certain. */
export interface Heard {
  /** The language that caller, session, page or bot says. */
  expected: string;
  /** The language that the engine took it for; null if it does not say. */
  guess: string | null;
  /** The languages that the bot has. */
  known: readonly string[];
}

/** The result of reading a visitor's message once. All later steps get this value and decide none of it again. */
export interface Reading {
  /** The message as it was typed. */
  message: string;
  /** Language of the reply (BCP 47, supported). */
  language: string;
  /** How the reply is written: `language`, or its romanised form (`hi-Latn`) when the message is in it. */
  writtenForm: string;
  /** Which step chose `language`: `explicit`, `requested`, `detected`, `session`, `bot` or `default`. */
  reason: string;
  /** The language of the message. Null when it is unclear. May be a language that no bot speaks. */
  messageLanguage: string | null;
  /** The language the visitor asked for in words, now or before. It holds for the session. */
  requestedLanguage: string | null;
  /** Null when the message says anything else. */
  smallTalk: 'greeting' | 'thanks' | 'goodbye' | 'identity' | 'command' | 'gibberish' | null;
  /** Why a person is wanted: the visitor asked for one, or accepted the bot's offer. */
  personWish: 'asked' | 'accepted_offer' | null;
  /** The visitor complains and asks nothing. */
  isComplaint: boolean;
  /** The next step for contact details in the message. */
  contact: ContactStep | null;
  /** A word says that the message leans on the question before it ("and on Sundays?"). */
  isFollowUp: boolean;
}

/** The next step for contact details that a visitor typed. */
export interface ContactStep {
  /**
   * `keep`: given, and agreed to; `ask`: given without agreement; `decline`: the visitor refused; `ask_data`: the visitor wants
   * to be called back and gave none.
   */
  step: 'keep' | 'ask' | 'decline' | 'ask_data';
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The visitor wants to be called or written to, which is no wish to talk to a person here. */
  isCallBack: boolean;
  /** The message says or asks something else besides. */
  hasQuestion: boolean;
  /** The message without the data. */
  rest: string;
}

/** The facts that decide the intent score of a visitor. */
export interface IntentFacts {
  /** The visitor's own messages. */
  messages: string[];
  /** Number of conversations of the visitor, including this one. */
  sessions: number;
  contact: { email: boolean; phone: boolean };
}

export interface Intent {
  /** 0–100. */
  score: number;
  label: 'hot' | 'warm' | 'cold';
  /** One reason for each part of the score. */
  reasons: string[];
}

/** The polite form that a bot chose in each language that has several, by the code of the language. */
export type SpeechForms = Readonly<Record<string, string | undefined>>;

/** All that operations need to know about languages. Pure functions in code, without a model. */
export interface Languages {
  /** Reads a message once, at the beginning of its turn. */
  readMessage(message: string, facts?: MessageFacts): Reading;
  /** Replaces personal data of these kinds in what a customer wrote, each by its kind in brackets: `[card]`. */
  maskPersonal(text: string, kinds: readonly PersonalKind[]): string;
  /** Judges how likely a visitor is to buy. */
  scoreIntent(facts: IntentFacts): Intent;
  /** Returns a phone number as E.164, read as people write it where `language` is spoken. Null when it is not a phone number. */
  parsePhone(raw: string, language: string): string | null;
  /** Returns the company that a visitor says to be from, as written. Null when none is said. */
  findCompany(message: string): string | null;
  /** Returns what questions of one meaning have in common, as a text to group them by. */
  questionKey(question: string, language: string | null): string;
  /** Returns one of the bot's own strings in a language, with its arguments. Throws for an unknown key. */
  say(
    language: string,
    key: string,
    values?: Record<string, string | number>,
    forms?: SpeechForms | null,
  ): string;
  /** Returns a reply without the sentence that a machine answers, in whichever language it begins with it. */
  leaveOutNotice(reply: string): string;
  /** Returns what a warning of a document means, in a language. */
  sayWarning(language: string, code: string, count: number | null): string;
  /** Returns a sentence about messaging channels, in a language. */
  sayChannel(language: string, key: string, values?: Record<string, string | Date>): string;
  /** Returns the English words by which the dashboard names what a text names. Words it does not have stay as they are. */
  toEnglishWords(text: string, language: string): Promise<string[]>;
  /** Returns what a chat window needs of a language: its strings, not formatted yet, and its direction. */
  window(language: string, forms?: SpeechForms | null): WindowLanguage;
  /** Creates what cuts a reply into utterances while it is written. */
  cutSpeech(language: string): { push(text: string): Utterance[]; end(): Utterance[] };
  /** The names that speakers use for the languages a bot speaks, by code. */
  nativeNames: Record<string, string>;
}

/** A part of a text that is said at once: as it was written, and as it is read aloud. */
export interface Utterance {
  written: string;
  spoken: string;
}

/** The stages of a spoken turn that are measured, from its request on. */
type VoiceStage = 'recognition' | 'first_text' | 'first_audio' | 'end';

/** Measures spoken turns. */
export interface VoiceMeter {
  observe(stage: VoiceStage, measured: { engine: string; language: string; seconds: number }): void;
  fail(kind: 'recognition' | 'no_speech' | 'synthesis'): void;
}

/** The parts of a language that a chat window needs. */
interface WindowLanguage {
  direction: 'ltr' | 'rtl';
  /** ICU MessageFormat, by key. */
  texts: Record<string, string>;
}

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
  /** The ids of the documents that an answer cites, if they are known. */
  documents?: string[];
}

/** A source of an answer. The server sets it in this turn; the model never writes it. */
export interface Source {
  document_id: string;
  title: string;
  url: string | null;
  /** The heading above the words, if the document has more than its title. */
  section?: string;
  /** The words of the document that support the answer. */
  quote: string;
  /** The whole passage, if the reply quotes only what answers. */
  more?: string;
  /** When the document was last read, RFC 3339. Set when an answer is stored or returned. */
  as_of?: string | null;
}

export interface AnswerRequest {
  workspaceId: string;
  bot: {
    id: string;
    name: string;
    language: string;
    instructions: string | null;
    greeting: string | null;
    /** Greetings in other languages than the bot’s, by language. */
    greetings?: Record<string, string>;
    handoff_message: string | null;
    /** The text that visitors agree to before their contact details are kept; null: none. */
    consent?: { texts: Record<string, string>; url: string | null } | null;
    /** `document`: a chat model only chooses sentences of the passages, which are quoted (default `own`). */
    wording?: 'own' | 'document';
    /** Polite forms of its own strings; the usual ones by default. */
    speech_forms?: SpeechForms | null;
  };
  /** False if a visitor asks at an hour when nobody answers: a wish for a person is then answered by the bot. */
  isStaffed?: boolean;
  /** Also answers from documents that are not published yet. */
  drafts?: boolean;
  /** Oldest first, without the question itself. */
  history: HistoryMessage[];
  /** The question, read before. */
  reading: Reading;
  /** The reply is read aloud, so it is short and has no list. */
  isSpoken?: boolean;
  /** Choices are shown as buttons, so the text does not list them. */
  hasButtons?: boolean;
  /** The section that the asker chose. The message is its name. */
  choice?: Pick<Choice, 'document_id' | 'section'> | null;
  /** Stored with the answer. */
  traceParent?: TraceParent | null;
  sql: Sql;
  signal: AbortSignal;
}

/** A document, or a section of one, that may answer a question. */
export interface Choice {
  document_id: string;
  title: string;
  section?: string;
}

export interface Answer {
  /** `null` if nothing was asked (a greeting, thanks), and if the bot is not sure and offers `choices`. */
  answered: boolean | null;
  /** True if the reply ends before the model had finished it. */
  interrupted: boolean;
  /** The handoff to a person, with its reason; null if there is none. */
  handoff: { reason: string } | null;
  /** True if the reply offers a person. */
  offersPerson?: boolean;
  /** True if the configured model failed before its first byte, so the built-in one answered. */
  fallback: boolean;
  sources: Source[];
  /** Up to three sections that may answer, best first, if the bot is not sure; up to six if it asks which is meant; else empty. */
  choices: Choice[];
  /** Id of the model that wrote the reply. */
  model: string;
  /** How the answer was made. Stored with the message. */
  trace: Record<string, unknown>;
}

/**
 * Answers one question. Yields the text in pieces that never split a grapheme, and returns the facts about the answer.
 * Throws `unavailable` before the first piece if no model can answer.
 */
export type Answerer = (request: AnswerRequest) => AsyncGenerator<string, Answer>;

/** A sentence of a reply, compared with the knowledge. */
export interface CheckedSentence {
  text: string;
  /** `unclear`: it says too little to compare, or only courtesies. */
  verdict: 'said' | 'not_said' | 'unclear';
  /** The name of the check that it fails. */
  reason: string | null;
  source: Source | null;
}

/**
 * Compares a reply that somebody else wrote with the passages that were found, by the code that checks the replies of a chat
 * model. `answers` is null without a question, and if it is unclear. Pure.
 */
export type CheckReply = (request: {
  bot: AnswerRequest['bot'];
  /** The reply, read. */
  reply: Reading;
  /** Its question; null without one. */
  question: Reading | null;
  /** The best first. */
  hits: Hit[];
}) => { sentences: CheckedSentence[]; answers: boolean | null };

/**
 * Translates texts into a language (BCP 47) by the chat model. Yields the translations in order, in batches. Throws if the model
 * fails.
 */
export type Translate = (
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
) => AsyncGenerator<string[], void>;

/** A text and its language, if that is known. */
export interface Worded {
  text: string;
  language: string | null;
}

/**
 * Finds a number, a link or a name that is not the same in a text and its translation; null if all are. `names` are those of people
 * whom the text may mention.
 */
export type FindChangedFact = (compared: {
  original: Worded;
  translation: Worded;
  names: readonly string[];
}) => string | null;

/** Lines of a conversation, for a summary in a language. `known` are names that it may have besides. */
interface ToSummarize {
  lines: { by: string; text: string; language: string | null }[];
  language: string;
  known: readonly string[];
}

/**
 * Has the chat model write two sentences about a conversation. Returns null if they have a name, a number or a link that it does not
 * have. Throws if the model fails.
 */
export type Summarize = (asked: ToSummarize, signal: AbortSignal) => Promise<string | null>;
