import type { h, VNode } from 'preact';
import type { Api } from '../chat/api.ts';
import type { Conversation } from '../chat/conversation.ts';
import type { State } from '../chat/state.ts';
import type { Store } from '../chat/store.ts';
import type { Item } from '../chat/types.ts';
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
  /** Turns the microphone on or off; `agree`: the visitor knows who hears. */
  pressMicrophone(agree?: boolean): void;
  /** Ends the answer that is written or spoken. */
  stop(): void;
  drawIcon: typeof drawIcon;
  /** Puts focus into the field, because what was pressed disappears. */
  focusField(): void;
  /** The texts of the window when its settings cannot be read. */
  failure: Record<string, string> | null;
}

export interface Part {
  ui: Ui;
}

/** Where a part of the extras is drawn, and what it remembers there. */
export interface Place {
  props: { ui: Ui; item?: Item; close?(): void };
  state: {
    /** The menu asks once more before it deletes. */
    asks?: boolean;
    /** The form's errors, by the name of a field. */
    errors?: Record<string, string>;
    /** The number of the source whose quotation is shown. */
    shown?: number | null;
    isCopied?: boolean;
    comment?: 'asked' | 'sent';
  };
  setState(state: Place['state']): void;
}

/** What the panel loads when a visitor asks, or opens the menu or the form. */
export interface Extras {
  css: string;
  /** Lends the panel's Preact. */
  lend(create: typeof h): void;
  drawAnswer(place: Place): VNode;
  drawEnding(place: Place): VNode;
  drawForm(place: Place): VNode;
  drawMenu(place: Place): VNode;
  createSentenceReader(say: (text: string, language?: string | null) => void): (state: State) => void;
  playTone(): void;
}

/** The microphone and the speech of a window. */
export interface Voice {
  on(): Promise<void>;
  off(): void;
  /** Ends the answer that is spoken, and listens again. */
  hush(): void;
}

/** What the panel loads when a visitor first speaks. */
export interface VoiceModule {
  createVoice(ui: Ui, api: Api): Voice;
}

/** The parts that are drawn in a {@link Place}. */
export type PartName = 'drawAnswer' | 'drawEnding' | 'drawForm' | 'drawMenu';
