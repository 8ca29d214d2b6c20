import type { Ui } from './ui.ts';

const maxRows = 6;
const lineHeightPx = 24;
/** How much of what is above the newest message remains visible besides the padding of the log, in pixels. */
const abovePx = 20;

/** Returns whether a keyboard on the screen would cover the window as soon as the field has focus. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Returns a function to call after each drawing. It does what depends on sizes: it fits the field to its draft, keeps the log at
 * its end, or at the beginning of a newest message that is longer than the log, and brings a form that appeared and a message
 * above a form into view. A field that appeared gets focus.
 */
export function createArranger(place: HTMLElement, { conversation, focusField }: Ui) {
  let area: HTMLTextAreaElement | null = null;
  let form: Element | null = null;
  let fitted = '';
  let count = 0;
  return (): void => {
    const { logItems, follows, draft } = conversation.state.now;
    const before = area;
    area = place.querySelector('.composer textarea');
    if (area && (area !== before || draft !== fitted)) {
      fitted = draft;
      area.rows = 1;
      area.rows = Math.min(maxRows, area.scrollHeight / lineHeightPx);
    }
    const log = place.querySelector('.log');
    const newest = log?.querySelector<HTMLElement>('ol > :last-child');
    // Beyond its end, the log scrolls no further. Who fills in a form is not taken away from it.
    const isFilledIn = form?.matches(':focus-within');
    if (log && newest && follows && !isFilledIn) log.scrollTop = newest.offsetTop - abovePx;
    const shown = form;
    form = place.querySelector('.contact');
    // A form below a new message would hide it.
    const covered = form && logItems.length > count ? newest : null;
    (form === shown ? covered : form)?.scrollIntoView({ block: 'nearest' });
    count = logItems.length;
    if (area && !before && !isTouched()) focusField();
  };
}
