import { compareSettings, readSettings } from './audited-settings.ts';
import type { Records } from './form/records.ts';
import { requireVisibleBot } from './nouns/bots/bots.ts';
import { recordAuditEvent } from './nouns/workspaces/audit.ts';
import { noteChange } from './nouns/workspaces/idempotency.ts';

/** The records of the nouns, as every call needs them. */
export const records: Records = {
  requireBot: requireVisibleBot,
  readSettings,
  async recordChange(sql, ctx, change) {
    const { workspaceId, target, before } = change;
    const after = before && (await readSettings(sql, workspaceId, target));
    await recordAuditEvent(sql, change, before && after ? compareSettings(before, after) : []);
    await noteChange(sql, ctx, `${change.target.kind} ${change.target.id}`);
  },
};
