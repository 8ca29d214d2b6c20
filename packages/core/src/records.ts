import type { Records } from './form/records.ts';
import { requireVisibleBot } from './nouns/bots/bots.ts';
import { recordAuditEvent } from './nouns/workspaces/audit.ts';
import { noteChange } from './nouns/workspaces/idempotency.ts';

/** The records of the nouns, as every call needs them. */
export const records: Records = {
  requireBot: requireVisibleBot,
  async recordChange(sql, ctx, change) {
    await recordAuditEvent(sql, change);
    await noteChange(sql, ctx, `${change.target.kind} ${change.target.id}`);
  },
};
