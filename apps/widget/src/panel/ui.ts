import type { Conversation } from '../chat/conversation.ts';
import type { Store } from '../chat/store.ts';
import type { Extras } from '../extras/contract.ts';
import type { drawIcon } from './icon.tsx';

/** What every part of the window needs. */
export interface Ui {
  conversation: Conversation;
  /** What this tab remembers: the draft, the language, the sound. */
  settings: Store;
  isPage: boolean;
  isOpen: boolean;
  say: Conversation['say'];
  /** Says a sentence to screen readers. */
  announce(text: string, language?: string | null): void;
  close(): void;
  /** Reads the settings of the bot again. */
  load(): void;
  setLanguage(code: string): void;
  /** What was loaded for answers, the menu and the contact form. */
  extras: Extras | null;
  loadExtras(): Promise<void>;
  drawIcon: typeof drawIcon;
  /** Puts focus into the field, because what was pressed disappears. */
  focusField(): void;
  /** The texts of the window when its settings cannot be read. */
  failure: Record<string, string> | null;
}

export interface Part {
  ui: Ui;
}
