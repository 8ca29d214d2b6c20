import type { ComponentChildren, h, VNode } from 'preact';
import type { Api } from '../chat/api.ts';
import type { Conversation } from '../chat/conversation.ts';
import type { State } from '../chat/state.ts';
import type { Store } from '../chat/store.ts';
import type { Item } from '../chat/types.ts';
import type { Icon } from './icon.tsx';

/** State and actions that every part of the window needs. */
export interface Ui {
  conversation: Conversation;
  /** Settings that this tab remembers: the draft, the language, the sound. */
  settings: Store;
  /** The address of the service. */
  base: string;
  isPage: boolean;
  isOpen: boolean;
  say: Conversation['say'];
  /** Says a sentence to screen readers. */
  announce(text: string, language?: string | null): void;
  close(): void;
  /** Reads the settings of the bot again. */
  load(): void;
  setLanguage(code: string): void;
  /** The code for answers and the menu; null until it is loaded. */
  extras: Extras | null;
  loadExtras(): Promise<void>;
  /** Draws the scores below the question for one. The first call loads the code, and so do the next two. */
  drawScores(item: Item): VNode | undefined;
  /** Draws the field for a comment on an item. `send` gets what was written. */
  drawComment(item: Item, label: string, send: (text: string) => void): VNode | undefined;
  /** Draws the files of a message; without one, the button for files and those on their way. */
  drawFiles(item?: Item): ComponentChildren;
  /** Draws the contact form; null until its code is loaded. */
  drawForm: (() => VNode) | null;
  loadForm(): Promise<void>;
  /** Turns the microphone on or off; `agree`: the visitor knows who hears. */
  pressMicrophone(agree?: boolean): void;
  /** Ends the answer that is written or spoken. */
  stop(): void;
  Icon: typeof Icon;
  /** Changes the draft, which the tab keeps. */
  write(draft: string): void;
  /** Puts focus into the field, because what was pressed disappears. */
  focusField(): void;
  /** The texts of the window when its settings cannot be read. */
  failure: Record<string, string> | null;
}

export interface Part {
  ui: Ui;
}

/** Code that the panel loads when a visitor asks, or opens the menu. */
export interface Extras {
  /** Lends the panel's Preact. */
  lend(create: typeof h): void;
  drawAnswer(item: Item): VNode;
  drawEnding(ui: Ui, item: Item): VNode;
  createSentenceReader(say: (text: string, language?: string | null) => void): (state: State) => void;
  playTone(): void;
}

/** Code that the panel loads if the bot takes files. It sets `ui.drawFiles`. Files are dropped and pasted into `root`. */
export type StartAttach = (ui: Ui, api: Api, create: typeof h, root: HTMLElement) => void;

/** Code that the panel loads when a visitor first is asked for a score or a comment. It sets `ui.drawScores` and `ui.drawComment`. */
export type StartRating = (ui: Ui, api: Api, create: typeof h) => void;

/** Code that the panel loads when the contact form first opens. It sets `ui.drawForm`. */
export type StartForm = (ui: Ui, create: typeof h) => void;

/** The microphone and the speech of a window. */
export interface Voice {
  on(): Promise<void>;
  off(): void;
  /** Ends the answer that is spoken, and listens again. */
  hush(): void;
}

/** Code that the panel loads when a visitor first speaks. */
export type CreateVoice = (ui: Ui, api: Api) => Voice;
