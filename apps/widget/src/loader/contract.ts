/** Events of the window for the page: `Jawab.on('answer', …)`. */
export type EventName =
  | 'open'
  | 'close'
  | 'question'
  | 'answer'
  | 'person'
  | 'handoff'
  | 'lead'
  | 'reset'
  | 'error';

/** The parts of the page that the loader gives to the panel. */
export interface Mount {
  host: HTMLElement;
  root: ShadowRoot;
  /** Direction, side and language are set on it. */
  frame: HTMLElement;
  /** On the hosted page, it is not shown. */
  launcher: HTMLButtonElement;
  /** The folder of the loader. */
  base: string;
  publicKey: string;
  /** The code of a language, or empty for the bot's. */
  language: string;
  /** True on the hosted page, where the panel fills the window. */
  isPage: boolean;
  /** The identity that the page gave before the panel was loaded. */
  known?: string | undefined;
  emit(event: EventName, detail?: unknown): void;
}

/** The panel, once it is loaded. */
export interface Panel {
  open(): void;
  close(): void;
  toggle(): void;
  ask(text: string): void;
  reset(): void;
  /** Begins or goes on as the customer whom the site has signed in. */
  identify(token: string): void;
}
