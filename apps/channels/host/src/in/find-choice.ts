import { type Choice, type CsatQuestion, digitValue } from '@jawab/core';

/** The choices of a reply, with its id. */
export interface Offered {
  id: string;
  choices: Choice[];
}

/** The id of the button of a choice. Providers take few bytes. */
export const buttonIdOf = (messageId: string, at: number) => `${messageId.slice(0, 8)}.${at + 1}`;

/** The number that a message is, in the digits of any script: `2`, `２)`, `२.`; null if it is more than a number. */
function numberOf(text: string): number | null {
  const digit = /^\s*[([]?\s*(\p{Nd})[\ufe0f\u20e3]*\s*[)\].．。]?\s*$/u.exec(text)?.[1];
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

/** Tells whether a message can be a choice or a score: a button, or a number by itself. */
export const isChoice = ({ text, pressed }: { text: string; pressed: string | null }): boolean =>
  pressed !== null || numberOf(text) !== null;

/** The scores that a customer can give. Their buttons have the ids of choices. */
export const scores = [1, 2, 3, 4, 5];

/** Finds the score that a customer gave by a button of a question, or as a number after the last one. */
export function findScore(
  questions: CsatQuestion[],
  { text, pressed }: { text: string; pressed: string | null },
): { question: CsatQuestion; score: number } | null {
  const typed = pressed === null ? numberOf(text) : null;
  for (const question of questions) {
    const score = scores.find((one) =>
      pressed === null
        ? question.takes_number && one === typed
        : buttonIdOf(question.id, one - 1) === pressed,
    );
    if (score !== undefined) return { question, score };
  }
  return null;
}
