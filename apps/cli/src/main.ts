import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { execute, finish, listFor, Refusal } from '@jawab/core';
import {
  createWorkspace,
  DataDirectoryInUse,
  InvalidSetting,
  issueToken,
  listTokens,
  listWorkspaces,
  operatorOf,
  type Runtime,
  revokeToken,
  updateWorkspace,
} from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { Command } from 'commander';
import { withRuntime, workspaceOf } from './open.ts';
import { printJson, printRows } from './print.ts';
import {
  readExpiry,
  readId,
  readIds,
  readInput,
  readLimits,
  readName,
  readPlan,
  readScopes,
} from './read.ts';
import { addWebhookCommands } from './webhook.ts';

const program = new Command('jawab')
  .description('Operate Jawab from the command line: workspaces, tokens, and every tool.')
  .showHelpAfterError();

const workspace = program.command('workspace').description('workspaces (tenants)');
workspace
  .command('create')
  .requiredOption('--name <name>', 'name of the workspace', readName)
  .option('--plan <plan>', 'plan', readPlan, 'growth')
  .option('--limits <json>', 'limits that differ from the plan, as JSON', readLimits)
  .option('--egress-allowed', 'let it use the addresses in EGRESS_ALLOW')
  .option('--json', 'print JSON')
  .action(async ({ json, ...fields }) => {
    const id = await withRuntime(({ database }) => createWorkspace(database, fields));
    json ? printJson({ id }) : console.log(id);
  });
workspace
  .command('update')
  .argument('<id>', 'workspace', readId)
  .option('--name <name>', 'name of the workspace', readName)
  .option('--plan <plan>', 'plan', readPlan)
  .option('--limits <json>', 'limits that differ from the plan, as JSON', readLimits)
  .option('--egress-allowed', 'let it use the addresses in EGRESS_ALLOW')
  .option('--json', 'print JSON')
  .action(async (id: string, { json, ...change }) => {
    await withRuntime(({ database }) => updateWorkspace(database, id, change));
    json ? printJson({ id }) : console.log(id);
  });
workspace
  .command('list')
  .option('--json', 'print JSON')
  .action(async ({ json }) =>
    printRows(await withRuntime(({ database }) => listWorkspaces(database)), Boolean(json)),
  );

const token = program.command('token').description('API tokens');
token
  .command('create')
  .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
  .requiredOption('--scopes <list>', 'comma-separated scopes, or all', readScopes)
  .option('--bots <list>', 'comma-separated ids of the bots it can use (default: all)', readIds)
  .option('--expires-in <time>', 'lifetime such as 30d, 12h, 15m or 90s (default: no expiry)', (text) =>
    readExpiry(text),
  )
  .option('--name <name>', 'what the token is for', 'cli')
  .option('--json', 'print JSON')
  .action(async (options) => {
    const issued = await withRuntime(async (runtime) =>
      issueToken(runtime.database, {
        workspaceId: await workspaceOf(runtime, options.workspace),
        name: options.name,
        scopes: options.scopes,
        bots: options.bots ?? null,
        expiresAt: options.expiresIn ?? null,
        createdBy: `cli:${userInfo().username}`,
      }),
    );
    if (options.json) return printJson(issued);
    console.log(`${issued.token}\n\nid ${issued.id}. The token is shown only once. Store it now.`);
  });
token
  .command('list')
  .option('--workspace <id>', 'only this workspace', readId)
  .option('--json', 'print JSON')
  .action(async ({ workspace: only, json }) =>
    printRows(await withRuntime(({ database }) => listTokens(database, only ?? null)), Boolean(json)),
  );
token
  .command('revoke')
  .argument('<id>', 'token', readId)
  .option('--json', 'print JSON')
  .action(async (id: string, { json }) => {
    await withRuntime(({ database }) => revokeToken(database, id));
    json ? printJson({ id, revoked: true }) : console.log(`revoked ${id}`);
  });

async function start(runtime: Runtime, name: string, input: object, named: string | undefined) {
  const tool = registry.get(name.replaceAll('-', '_'));
  if (!tool)
    throw new InvalidSetting(
      `There is no tool ${name}. Use one of ${listFor(registry, 'operator')
        .map((t) => t.name)
        .join(', ')}.`,
    );
  const principal = await operatorOf(runtime.database, await workspaceOf(runtime, named));
  const ctx = runtime.contextFor(principal, { channel: 'api', signal: new AbortController().signal });
  return execute(tool, ctx, input);
}

addWebhookCommands(program, (tool, input, named) =>
  withRuntime(async (runtime) => finish(await start(runtime, tool, input, named))),
);

program
  .command('call <tool> [input...]')
  .description(
    'call any tool with key=value pairs or one JSON object; - reads the object from standard input',
  )
  .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
  .action(async (name: string, parts: string[], options) => {
    const input = readInput(parts.join(' ') === '-' ? [await text(process.stdin)] : parts);
    printJson(
      await withRuntime(async (runtime) => finish(await start(runtime, name, input, options.workspace))),
    );
  });
program
  .command('ask <message>')
  .description('ask a bot and print its answer as it arrives')
  .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
  .option('--bot <id>', 'bot (default: the default bot)')
  .option('--session <id>', 'continue this conversation')
  .option('--language <code>', 'language of the reply')
  .option('--json', 'print JSON, with sources')
  .action(async (message: string, { workspace: named, bot, session, language, json }) =>
    withRuntime(async (runtime) => {
      const run = await start(
        runtime,
        'ask_bot',
        { message, chatbotId: bot, sessionId: session, language },
        named,
      );
      if (json) return printJson(await finish(run));
      for (;;) {
        const step = await run.next();
        if (step.done) return printSources(step.value);
        process.stdout.write(step.value);
      }
    }),
  );

function printSources(answer: Record<string, unknown>): void {
  const sources = answer.sources as { title: string; url: string | null }[];
  console.log(`\n`);
  for (const { title, url } of sources) console.log(`  source: ${title}${url ? ` (${url})` : ''}`);
  console.log(`  session: ${answer.session_id}`);
}

try {
  await program.parseAsync();
} catch (error) {
  const known =
    error instanceof InvalidSetting || error instanceof DataDirectoryInUse || error instanceof Refusal;
  console.error(known ? (error as Error).message : error);
  if (error instanceof Refusal)
    for (const issue of error.details.issues ?? []) console.error(`  ${issue.path}: ${issue.message}`);
  process.exitCode = 1;
}
