import type { Command } from 'commander';
import { callToolIn } from './call-tool.ts';
import { withRuntime } from './open.ts';
import { printJson, printRows } from './print.ts';
import { readId, readLimitNames, readLimits, readName, readPlan } from './read.ts';

function addCreate(workspace: Command): void {
  workspace
    .command('create')
    .requiredOption('--name <name>', 'name of the workspace', readName)
    .option('--plan <plan>', 'plan', readPlan, 'growth')
    .option('--limits <json>', 'limits that differ from the plan, as JSON', readLimits)
    .option('--egress-allowed', 'let it use the addresses in EGRESS_ALLOW')
    .option('--json', 'print JSON')
    .action(async ({ json, ...fields }) => {
      const { data } = await withRuntime((runtime) => callToolIn(runtime)('create_workspace', fields));
      json ? printJson({ id: data.id }) : console.log(data.id);
      // Programs read the id from standard output; people also read what comes next.
      if (process.stderr.isTTY)
        console.error(`Next: npm run -s jawab -- token create --workspace ${data.id} --scopes all`);
    });
}

function addUpdate(workspace: Command): void {
  workspace
    .command('update')
    .argument('<id>', 'workspace', readId)
    .option('--name <name>', 'name of the workspace', readName)
    .option('--plan <plan>', 'plan', readPlan)
    .option('--limits <json>', 'limits that differ from the plan, as JSON', readLimits)
    .option(
      '--reset-limits <list>',
      'comma-separated limits to take from the plan again, or all',
      readLimitNames,
    )
    .option('--egress-allowed', 'let it use the addresses in EGRESS_ALLOW')
    .option('--no-egress-allowed', 'keep it from the addresses in EGRESS_ALLOW')
    .option('--json', 'print JSON')
    .action(async (id: string, { json, name, ...plan }) => {
      await withRuntime(async (runtime) => {
        const call = callToolIn(runtime);
        if (name !== undefined) await call('update_workspace', { name }, id);
        if (name === undefined || Object.keys(plan).length > 0) await call('change_plan', plan, id);
      });
      json ? printJson({ id }) : console.log(id);
    });
}

function addList(workspace: Command): void {
  workspace
    .command('list')
    .option('--json', 'print JSON')
    .action(async ({ json }) => {
      const { data } = await withRuntime((runtime) => callToolIn(runtime)('list_workspaces'));
      printRows(data, Boolean(json));
    });
}

/** Adds `jawab workspace create|update|list`. */
export function addWorkspaceCommands(program: Command): void {
  const workspace = program.command('workspace').description('workspaces (tenants)');
  addCreate(workspace);
  addUpdate(workspace);
  addList(workspace);
}
