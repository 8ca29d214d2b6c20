import { findWorkspaceOfToken } from '@jawab/runtime';
import type { Command } from 'commander';
import { type CallTool, callToolIn } from './call-tool.ts';
import { withRuntime } from './open.ts';
import { printJson, printRows } from './print.ts';
import { readExpiry, readId, readIds, readScopes } from './read.ts';

type Row = Record<string, unknown>;

/** The tokens of a workspace, oldest first. */
async function listTokens(call: CallTool, workspaceId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await call('list_tokens', { limit: 200, cursor }, workspaceId);
    for (const { id, ...token } of page.data) rows.unshift({ id, workspace_id: workspaceId, ...token });
    if (!page.has_more) return rows;
    cursor = page.next_cursor;
  }
}

function addCreate(token: Command): void {
  token
    .command('create')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .requiredOption(
      '--scopes <list>',
      'comma-separated scopes; all: every scope of an integration',
      readScopes,
    )
    .option('--bots <list>', 'comma-separated ids of the bots it can use (default: all)', readIds)
    .option('--expires-in <time>', 'lifetime such as 30d, 12h, 15m or 90s (default: no expiry)', (text) =>
      readExpiry(text),
    )
    .option('--name <name>', 'what the token is for', 'cli')
    .option('--json', 'print JSON')
    .action(async ({ workspace, json, expiresIn, ...fields }) => {
      const input = { ...fields, expiresAt: expiresIn?.toISOString() };
      const { data } = await withRuntime((runtime) => callToolIn(runtime)('create_token', input, workspace));
      if (json) return printJson({ id: data.id, token: data.secret });
      console.log(`${data.secret}\n\nid ${data.id}. The token is shown only once. Store it now.`);
    });
}

function addList(token: Command): void {
  token
    .command('list')
    .option('--workspace <id>', 'only this workspace', readId)
    .option('--json', 'print JSON')
    .action(async ({ workspace: only, json }) => {
      const rows = await withRuntime(async (runtime) => {
        const call = callToolIn(runtime);
        const ids = only ? [only] : (await call('list_workspaces')).data.map(({ id }: { id: string }) => id);
        const all: Row[] = [];
        for (const id of ids) all.push(...(await listTokens(call, id)));
        return all;
      });
      printRows(rows, Boolean(json));
    });
}

function addRevoke(token: Command): void {
  token
    .command('revoke')
    .argument('<id>', 'token', readId)
    .option('--json', 'print JSON')
    .action(async (id: string, { json }) => {
      await withRuntime(async (runtime) => {
        const workspace = await findWorkspaceOfToken(runtime.database, id);
        await callToolIn(runtime)('revoke_token', { id }, workspace);
      });
      json ? printJson({ id, revoked: true }) : console.log(`revoked ${id}`);
    });
}

/** Adds `jawab token create|list|revoke`. */
export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('API tokens');
  addCreate(token);
  addList(token);
  addRevoke(token);
}
