import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addMember, createWorkspace, type Database, type Plan, recordAuditEvent } from '@jawab/core';

const fileOf = (dataDir: string) => join(dataDir, 'setup-code');
const hashOf = (code: string) => createHash('sha256').update(code).digest();

/**
 * Returns the one-time code of the first owner while nobody has an account, else null. The code is kept in the data folder
 * (mode 0600), the database has its hash. A code that this folder does not know is replaced.
 */
export async function prepareSetup(
  { system }: Pick<Database, 'system'>,
  dataDir: string,
  demoWorkspace: string | null,
): Promise<string | null> {
  const [person] = await system.sql`select 1 from auth."user" limit 1`;
  if (person) return null;
  const kept = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  const code = /^[\w-]{22}$/.test(kept.trim()) ? kept.trim() : randomBytes(16).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileOf(dataDir), `${code}\n`, { mode: 0o600 });
  await system.sql`
    insert into auth.setup (code_hash, demo_workspace) values (${hashOf(code)}, ${demoWorkspace})
    on conflict (is_only) do update set code_hash = excluded.code_hash, demo_workspace = excluded.demo_workspace`;
  return code;
}

/** Returns whether the service still waits for its first owner. */
export const needsSetup = async ({ system }: Pick<Database, 'system'>): Promise<boolean> =>
  (await system.sql`select 1 from auth.setup`).length > 0;

/** Returns whether this is the code, which is not used yet. */
export const isSetupCode = async ({ system }: Pick<Database, 'system'>, code: string): Promise<boolean> =>
  (await system.sql`select 1 from auth.setup where code_hash = ${hashOf(code)}`).length > 0;

/** Claims the code for a minute, so that one of two requests at once uses it. False: it is wrong or in use. */
export async function claimSetup({ system }: Pick<Database, 'system'>, code: string): Promise<boolean> {
  const claimed = await system.sql`
    update auth.setup set claimed_at = now()
    where code_hash = ${hashOf(code)} and (claimed_at is null or claimed_at < now() - interval '1 minute')
    returning 1`;
  return claimed.length > 0;
}

/** Gives a claimed code back, because its use failed. */
export async function releaseSetup({ system }: Pick<Database, 'system'>, code: string): Promise<void> {
  await system.sql`update auth.setup set claimed_at = null where code_hash = ${hashOf(code)}`;
}

/** Makes a person owner of a new workspace and of the demo one, and ends the code for good. */
export async function finishSetup(
  { system }: Pick<Database, 'system'>,
  { code, person, name, plan, dataDir }: SetupOf,
): Promise<{ id: string; name: string }> {
  const workspace = await system.tx(async (sql) => {
    const [setup] = await sql<{ demo_workspace: string | null }>`
      delete from auth.setup where code_hash = ${hashOf(code)} returning demo_workspace`;
    if (!setup) throw new Error('The setup code was used meanwhile.');
    const created = await createWorkspace(sql, { name, plan });
    for (const workspaceId of [setup.demo_workspace, created.id]) {
      if (workspaceId === null) continue;
      await addMember(sql, { workspaceId, personId: person.id, role: 'owner' });
      await recordAuditEvent(sql, {
        workspaceId,
        actor: { kind: 'member', id: person.id, name: person.name },
        surface: 'web',
        operation: 'setup',
        target: { kind: 'member', id: person.id },
      });
    }
    return { id: created.id, name: created.name };
  });
  await rm(fileOf(dataDir), { force: true });
  return workspace;
}

interface SetupOf {
  code: string;
  person: { id: string; name: string };
  /** Name of the new workspace. */
  name: string;
  plan: Plan;
  dataDir: string;
}
