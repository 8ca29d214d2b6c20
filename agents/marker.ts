/** Decisions of a model instead of an answer: the names of its tools, which have no code. */
export type Decision = 'hand_over' | 'not_in_knowledge';

/** A model without tools writes this, and nothing else, if the passages do not answer. */
export const cannotAnswer = '[none]';

/** A model without tools writes this, and nothing else, if the customer wants a person. */
export const wantsPerson = '[person]';

const decisions: Record<string, Decision> = { none: 'not_in_knowledge', person: 'hand_over' };

/** Returns the decision of a reply that is a marker and nothing else; null for any other. In running text a marker says nothing. */
export function readMarker(reply: string): Decision | null {
  const [, word = ''] = /^[[［【]\s*(none|person)\s*[\]］】]\.?$/i.exec(reply.trim()) ?? [];
  return decisions[word.toLowerCase()] ?? null;
}
