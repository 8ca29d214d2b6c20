import type { Context } from './context.ts';
import { type ActorName, nameActor, type Principal } from './principal.ts';
import type { Sql } from './sql.ts';
import type { Tool } from './tool.ts';

type Input = Record<string, unknown>;

const surfaceOf = ({ principal, channel }: Context) => (principal.actor === 'operator' ? 'cli' : channel);

/** The log outlives an erased visitor, so it must not identify visitors. */
const nameAudited = (principal: Principal): ActorName =>
  principal.actor === 'visitor' ? { kind: 'visitor', id: null, name: null } : nameActor(principal);

/**
 * The id in the input; if it has none, the id of what the transaction returns. That is null if the transaction changed nothing.
 */
function readTargetId(tool: Tool, input: Input, result: unknown): string | null {
  const id = input.id ?? input.sessionId ?? (result as { id?: unknown } | undefined)?.id;
  if (typeof id !== 'string' && id !== null)
    throw new Error(`The transaction of ${tool.name} must return the id it changed.`);
  return id;
}

/** The workspace of the change: the one that the transaction returns, else the caller's. */
const readWorkspaceId = ({ principal }: Context, result: unknown): string =>
  (result as { workspace_id?: string } | undefined)?.workspace_id ?? principal.reach.workspace;

/**
 * The context of a tool that changes something: its first transaction also writes the audit event of the call, and notes
 * the change under the Idempotency-Key. A tool without `changes` gets the context as it is.
 */
export function audited(tool: Tool, ctx: Context, input: Input): Context {
  const kind = tool.changes;
  if (!kind) return ctx;
  let isWritten = false;
  const known = kind === 'workspace' && tool.workspaceWide ? ctx.principal.reach.workspace : input.id;
  const readBefore = async (sql: Sql) =>
    typeof known === 'string'
      ? ctx.records.readSettings(sql, ctx.principal.reach.workspace, { kind, id: known })
      : null;
  const watch =
    (tx: Context['tx']): Context['tx'] =>
    (run, options) =>
      tx(async (sql) => {
        const before = isWritten ? null : await readBefore(sql);
        const result = await run(sql);
        if (isWritten) return result;
        isWritten = true;
        const id = readTargetId(tool, input, result);
        if (id === null) return result;
        await ctx.records.recordChange(sql, ctx, {
          workspaceId: kind === 'workspace' ? id : readWorkspaceId(ctx, result),
          actor: nameAudited(ctx.principal),
          surface: surfaceOf(ctx),
          operation: tool.name,
          target: { kind, id },
          before,
        });
        return result;
      }, options);
  return { ...ctx, tx: watch(ctx.tx), system: ctx.system && { ...ctx.system, tx: watch(ctx.system.tx) } };
}
