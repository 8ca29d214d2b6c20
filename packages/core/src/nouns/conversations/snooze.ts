import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment } from '../../form/sql.ts';
import type { ConversationStatus } from './schemas.ts';

/**
 * Expression: until when the conversation `c` is put aside; null if it is not. It comes back when its customer writes, over whichever
 * surface, so the messages are asked and no writer has to think of it.
 */
export const snoozedUntil = fragment`case when c.snooze_until > now() and not exists (
  select from messages m
  where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user' and m.created_at > c.snoozed_at
) then c.snooze_until end`;

const maxSnoozeMs = 366 * 86_400_000;

/** Fails with `invalid_request` unless a conversation of this status can be put aside until then. */
export function requireSnooze(
  { now }: Pick<Context, 'now'>,
  status: ConversationStatus,
  until: string | undefined,
): void {
  if (until === undefined) return;
  const refuse = (message: string) =>
    fail('invalid_request', `\`snoozeUntil\` ${message}.`, { issues: [{ path: 'snoozeUntil', message }] });
  if (status !== 'open') refuse('needs the status open; a person who takes over does not put it aside');
  const ms = Date.parse(until) - now().getTime();
  if (ms <= 0 || ms > maxSnoozeMs) refuse('must be in the future, and within a year');
}
