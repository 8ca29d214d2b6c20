import { isDeepStrictEqual } from 'node:util';
import type { RecordKind } from './form/record-kind.ts';
import type { RecordedChange, Settings } from './form/records.ts';
import { type Fragment, fragment, type Sql } from './form/sql.ts';
import { selectBotSettings } from './nouns/bots/bots.ts';
import type { SettingChange } from './nouns/workspaces/audit.ts';
import { workspaceColumns } from './nouns/workspaces/workspaces.ts';

/** Statements that read the settings of a record. They name columns that hold no secret, and no person but by the role. */
const statements: Partial<Record<RecordKind, (workspace: string, id: string) => Fragment>> = {
  bot: selectBotSettings,
  member: (workspace, id) => fragment`
    select m.role from members m where m.workspace_id = ${workspace} and m.user_id = ${id}`,
  webhook: (workspace, id) => fragment`
    select w.url, w.events, w.bot_id as chatbot_id, w.enabled, w.retry from webhooks w
    where w.workspace_id = ${workspace} and w.id = ${id}`,
  workspace: (workspace) => fragment`select ${workspaceColumns} from workspaces w where w.id = ${workspace}`,
};

/** Reads the settings of a record that the audit log compares; null if its kind has none, or it does not exist. */
export async function readSettings(
  sql: Sql,
  workspaceId: string,
  { kind, id }: RecordedChange['target'],
): Promise<Settings | null> {
  const statement = statements[kind]?.(workspaceId, id);
  const [row] = statement ? await sql<Settings>`${statement}` : [];
  return row ?? null;
}

/** Lists the settings that differ. */
export const compareSettings = (before: Settings, after: Settings): SettingChange[] =>
  Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
