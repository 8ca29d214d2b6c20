import { userInfo } from 'node:os';
import { execute, finish, isFor, listFor, type Run } from '@jawab/core';
import { InvalidSetting, operatorOf, operatorOfNone, type Runtime } from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { workspaceOf } from './open.ts';

const operatorName = `cli:${userInfo().username}`;

/** Starts a tool as the operator: of the named workspace, of the default one, or of none where the tool needs none. */
export async function startTool(
  runtime: Runtime,
  name: string,
  input: object,
  workspace: string | undefined,
): Promise<Run> {
  const tool = registry.get(name.replaceAll('-', '_'));
  if (!tool || !isFor(tool, 'operator'))
    throw new InvalidSetting(
      `There is no tool ${name}. Use one of ${listFor(registry, 'operator')
        .map((one) => one.name)
        .join(', ')}.`,
    );
  const principal = crossesWorkspaces.has(tool.name)
    ? operatorOfNone(operatorName)
    : await operatorOf(runtime.database, await workspaceOf(runtime, workspace), operatorName);
  const ctx = runtime.contextFor(principal, { channel: 'api', signal: new AbortController().signal });
  return execute(tool, ctx, input);
}

const crossesWorkspaces = new Set(['create_workspace', 'list_workspaces']);

/** Calls a tool as the operator of the named workspace, to its end. */
// biome-ignore lint/suspicious/noExplicitAny: each command knows what its tool answers
export type CallTool = (tool: string, input?: object, workspace?: string) => Promise<any>;

/** The way commands call tools in one runtime. */
export const callToolIn =
  (runtime: Runtime): CallTool =>
  async (tool, input = {}, workspace) =>
    finish(await startTool(runtime, tool, input, workspace));
