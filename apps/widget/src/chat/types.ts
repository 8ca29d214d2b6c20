import type { WindowStrings } from '@jawab/language/window-strings.ts';

/** A passage that an answer cites. */
export interface Source {
  document_id: string;
  title: string;
  /** The heading above the passage. */
  section?: string;
  url: string | null;
  quote: string;
  /** The whole passage, if the answer quotes a part of it. */
  more?: string;
  /** When its document was last read. */
  as_of?: string | null;
}

/** A message as the service stores it. */
export interface StoredMessage {
  id: string;
  role: 'user' | 'assistant';
  /** The action of a person, or a question for a rating before and after its answer; null for a message. */
  status?: 'joined' | 'closed' | 'rate' | 'rated' | null;
  author: 'visitor' | 'bot' | 'human';
  author_name?: string | null;
  content: string;
  language: string | null;
  answered: boolean | null;
  interrupted?: boolean;
  feedback?: 'up' | 'down' | null;
  sources: Source[];
  attachments?: { id: string; name: string; mime: string; bytes: number }[];
  reply_to?: string | null;
}

/** A spoken question, and what is done with what comes back. */
export interface Spoken {
  form: FormData;
  signal: AbortSignal;
  /** Gets the id of the reply. */
  onTranscript(messageId: string): void;
  onAudio(audio: { seq: number; data?: string }): void;
  /** No words were heard: the bot says this instead. `times`: how often in a row. */
  onNothing(said: { text: string; language: string; times: number }): void;
}

export type Status = 'open' | 'handoff' | 'closed' | null;

export interface Field {
  name: 'name' | 'email' | 'phone' | 'message';
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea';
  required: boolean;
}

/** The settings of a bot's window, in one language. */
export interface Config {
  name: string;
  language: string;
  languages: string[];
  language_names: Record<string, string>;
  direction: 'ltr' | 'rtl';
  greeting: string;
  theme: {
    accent: string;
    text: string;
    scheme: 'auto' | 'light' | 'dark';
    side: 'start' | 'end';
    radius: number;
  };
  /** Its path on the service. */
  logo: string | null;
  suggestions: string[];
  lead_form: {
    when: 'never' | 'handoff' | 'unanswered' | 'start';
    fields: Field[];
    consent: { text: string; url: string | null } | null;
  };
  handoff: { enabled: boolean; open: boolean };
  /** The message beside the launcher; null: none. */
  bubble: { text: string; after_seconds: number; paths: string[]; repeat: 'visit' | 'day' } | null;
  history: 'tab' | 'device';
  attachments: boolean;
  voice: { enabled: boolean; autoplay: boolean; hears: string[]; speaks: string[]; heard_by: string | null };
  texts: WindowStrings;
}

/** A document that may answer, when the bot is not sure. */
export interface Choice {
  document_id: string;
  title: string;
  section?: string;
}

/** A question as the service takes it, or the name of a section that an answer offered. */
export interface QuestionBody {
  message: string;
  choice?: Pick<Choice, 'document_id' | 'section'> | undefined;
}

/**
 * One message in the window. Changes replace it, so that an unchanged one need not be drawn again. What the service knows of
 * it has the service's names.
 */
export interface Item extends Partial<Omit<StoredMessage, 'role'>> {
  /** Names it in this window, and is the Idempotency-Key of a question. */
  key: string;
  role: 'user' | 'bot' | 'person' | 'notice';
  text: string;
  /** `waiting` and `streaming`: its answer is on the way. `cut`: it can be fetched again. `failed`: it can be asked again. */
  state: 'waiting' | 'streaming' | 'done' | 'stopped' | 'cut' | 'failed';
  /** The error, in the visitor's language. */
  problem?: string | null;
  /** Sections to ask about. Only the answer that was just read has them. */
  choices?: Choice[];
  offers_person?: boolean | undefined;
  /** The question of an answer, to ask it again. */
  body?: QuestionBody;
  /** The number of the source whose quotation is shown. */
  shown?: number | null;
  isCopied?: boolean;
  /** The score of the conversation, on the question for it. */
  score?: number;
  /** The comment of a visitor who was not helped. */
  comment?: 'asked' | 'sent';
}
