import type { Context } from './context.ts';
import type { MessageFacts, Reading } from './ports.ts';
import type { Grant } from './principal.ts';

type Masking = Pick<Context, 'languages'> & { principal: Pick<Grant, 'redact'> };

/**
 * Replaces the personal data that the workspace wants replaced in what a customer wrote. All words of customers pass here before
 * they are stored or leave the process.
 */
export const maskPersonal = ({ languages, principal: { redact } }: Masking, text: string): string =>
  redact.length === 0 ? text : languages.maskPersonal(text, redact);

/**
 * Reads a message as it was written, because a mask says nothing of its language, and returns the reading with the masked message.
 * Contact details that the customer agrees to give stay in the reading: they become a lead.
 */
export function readMasked(
  ctx: Masking,
  { written, masked }: { written: string; masked: string },
  facts: MessageFacts,
): Reading {
  const reading = ctx.languages.readMessage(written, facts);
  if (masked === written) return reading;
  const { contact } = reading;
  // Nobody can agree later to data that is no longer there.
  const given = contact?.step === 'ask' ? null : contact;
  const kept = given && Object.assign({}, given, { rest: maskPersonal(ctx, given.rest) });
  return Object.assign({}, reading, { message: masked, contact: kept });
}
