import { readFile } from 'node:fs/promises';
import { scopes as allScopes, createWorkspace, type Database, issueToken } from '@jawab/core';

interface Filling {
  /** Number of conversations, of ten messages each. There are as many leads, and a tenth as many documents. */
  conversations: number;
  /** Number of days, up to today, on which the conversations take place. */
  days: number;
}

/**
 * Fills a new workspace by SQL: three bots, conversations in five languages, leads, documents and groups of questions. Half
 * of the questions repeat 2,000 wordings, the others are unique. Every fourth conversation goes on some days later, and
 * one in 4,999 has the words `釜 zarf`. A million messages take some minutes and 0.5 GB. A database that has such a workspace
 * is not filled again, so that two versions can be measured on the same rows. Returns the workspace and a token with all
 * scopes. Needs a patient runtime, whose statements may take longer than those of requests.
 */
export async function fillWorkspace(
  { system }: Database,
  { conversations, days }: Filling,
): Promise<{ workspaceId: string; token: string }> {
  const name = `Bench ${conversations} ${days}`;
  const [filled] = await system.sql<{ id: string }>`select id from workspaces where name = ${name}`;
  const workspaceId = filled?.id ?? (await fill(system, name, conversations, days));
  const { secret: token } = await issueToken(system.sql, {
    workspaceId,
    name: 'bench',
    scopes: [...allScopes],
    bots: null,
    expiresAt: null,
    createdBy: 'bench',
  });
  return { workspaceId, token };
}

async function fill(
  system: Database['system'],
  name: string,
  conversations: number,
  days: number,
): Promise<string> {
  const { id: workspaceId } = await createWorkspace(system.sql, {
    name: `${name}, not filled`,
    plan: 'enterprise',
    limits: { requestsPerMinute: null },
  });
  const script = (await readFile(new URL('large.sql', import.meta.url), 'utf8'))
    .replaceAll(':workspace', `'${workspaceId}'`)
    .replaceAll(':talks', `${conversations}`)
    .replaceAll(':days', `${days}`);
  await system.tx(async (sql) => {
    for (const statement of script.split(';\n').filter((text) => text.trim()))
      await sql(Object.assign([statement], { raw: [statement] }));
  });
  for (const table of ['messages', 'conversations', 'leads', 'documents', 'question_groups']) {
    const vacuum = `/* embedded.long_statement */ vacuum (analyze) ${table}`;
    await system.sql(Object.assign([vacuum], { raw: [vacuum] }));
  }
  await system.sql`update workspaces set name = ${name} where id = ${workspaceId}`;
  return workspaceId;
}
