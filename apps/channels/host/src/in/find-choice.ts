import { type Choice, digitValue } from '@jawab/core';

/** The choices of a reply, with its id. */
export interface Offered {
  id: string;
  choices: Choice[];
}

/** The id of the button of a choice. Providers take few bytes. */
export const buttonIdOf = (messageId: string, at: number) => `${messageId.slice(0, 8)}.${at + 1}`;

/** The number that a message is, in the digits of any script: `2`, `２)`, `२.`; null if it is more than a number. */
function numberOf(text: string): number | null {
  const digit = /^\s*[([]?\s*(\p{Nd})\s*[)\].．。]?\s*$/u.exec(text)?.[1];
  return digit ? digitValue(digit) : null;
}

/** Finds the choice that a customer picked by a button or by its number. */
export function findChoice(
  offered: Offered | null,
  { text, pressed }: { text: string; pressed: string | null },
): Choice | null {
  if (!offered) return null;
  const { id, choices } = offered;
  if (pressed !== null) return choices.find((_, at) => buttonIdOf(id, at) === pressed) ?? null;
  const number = numberOf(text);
  return (number !== null && choices[number - 1]) || null;
}
