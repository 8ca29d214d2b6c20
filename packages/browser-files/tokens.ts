import { readFileSync } from 'node:fs';

/** The style sheet with the colours that the chat window and the dashboard share. */
export const tokens = new URL('tokens.css', import.meta.url);

const values = new Map(
  [...readFileSync(tokens, 'utf8').matchAll(/^ {2}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** Writes the value of each shared token into a style sheet, so that it needs no other one. */
export const inlineTokens = (css: string): string =>
  css.replace(/var\((--color-[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
