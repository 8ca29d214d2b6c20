import type { Conversation } from '../chat/conversation.ts';
import type { Store } from '../chat/store.ts';

/** What every part of the window needs. */
export interface Ui {
  conversation: Conversation;
  /** What this tab remembers: the draft, the language, the sound. */
  settings: Store;
  isPage: boolean;
  isOpen: boolean;
  say: Conversation['say'];
  /** Says a sentence to screen readers. */
  announce(text: string): void;
  close(): void;
  /** Reads the settings of the bot again. */
  load(): void;
  setLanguage(code: string): void;
  /** Puts focus into the field, because what was pressed disappears. */
  focusField(): void;
  /** The texts of the window when its settings cannot be read. */
  failure: Record<string, string> | null;
}

export interface Part {
  ui: Ui;
}
