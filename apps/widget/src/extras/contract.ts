import type { h, VNode } from 'preact';
import type { State } from '../chat/state.ts';
import type { Item } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';

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

/** The parts that are drawn in a {@link Place}. */
export type PartName = 'drawAnswer' | 'drawEnding' | 'drawForm' | 'drawMenu';
