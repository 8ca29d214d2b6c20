import type { h as create } from 'preact';

/** Creates elements with the Preact of the panel, so that there is one. The build puts it into JSX. @public */
export let h: typeof create;

/** Lends the panel's Preact to the code of this chunk. */
export const lend = (given: typeof create): void => {
  h = given;
};
