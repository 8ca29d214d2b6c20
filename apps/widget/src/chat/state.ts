import type { Config, Item, Status } from './types.ts';

/** Everything that the window shows. */
export interface State {
  /** Null until the settings have arrived. */
  config: Config | null;
  logItems: readonly Item[];
  /** The number of items that were there when the page was loaded. */
  countBefore: number;
  status: Status;
  /** An answer is on the way. */
  isBusy: boolean;
  isOnline: boolean;
  /** The sentence that says why the chat cannot go on. */
  ended: string | null;
  /** The settings could not be read; they can be read again. */
  hasFailed: boolean;
  /** Null: the contact form is not shown. */
  form: null | 'open';
  /** The name of the person who is typing, or null. */
  typist?: string | null;
  /** Replies that arrived while the window was closed or hidden. */
  unread: number;
  /** The state of the microphone. `asks`: the visitor reads who hears the recording. */
  voice: 'off' | 'asks' | 'denied' | 'listening' | 'thinking' | 'speaking';
  /** The message that is being written. */
  draft: string;
  /** Null: the menu is closed. `asks`: it asks once more before it deletes. */
  menu: null | 'open' | 'asks';
  /** The errors of the contact form, by the name of a field. */
  errors: Record<string, string>;
  /** The log follows its end, because the visitor does not read further up. */
  follows: boolean;
  /** The number of items when the visitor left the end of the log. */
  seen: number;
}

/** A value that tells its listeners when it changes. */
export interface Observed<T> {
  readonly now: T;
  set(change: Partial<T>): void;
  watch(listener: () => void): void;
}

export function observe<T extends object>(first: T): Observed<T> {
  const listeners: (() => void)[] = [];
  let now = first;
  return {
    get now() {
      return now;
    },
    set(change) {
      now = Object.assign({}, now, change);
      for (const listener of listeners) listener();
    },
    watch: (listener) => void listeners.push(listener),
  };
}

export const emptyState: State = {
  config: null,
  logItems: [],
  countBefore: 0,
  status: null,
  isBusy: false,
  isOnline: true,
  ended: null,
  hasFailed: false,
  form: null,
  unread: 0,
  voice: 'off',
  draft: '',
  menu: null,
  errors: {},
  follows: true,
  seen: 0,
};
