import { audited } from './audited.ts';
import type { Context } from './context.ts';
import { rehearse } from './dry-run.ts';
import { fail } from './errors.ts';
import { parseInput } from './input.ts';
import type { LiveEvent } from './live.ts';
import type { Piece } from './pieces.ts';
import { nameHolder, onlyBot, type Scope } from './principal.ts';
import { hasScope, isFor } from './registry.ts';
import type { Tool } from './tool.ts';

type Output = Record<string, unknown>;

/** A running call. It yields text as it comes (none for most operations) and returns the checked output. */
export type Run = AsyncGenerator<Piece, Output>;

interface ExecuteOptions {
  /** Runs when input and bot are checked, before anything is spent or written (Idempotency-Key). */
  beforeHandler?: () => Promise<void>;
  /** Ignores arguments that the tool does not know. Left out: they are refused. */
  ignoresUnknown?: boolean;
  /** Arguments that the surface reads itself. */
  alsoKnown?: readonly string[];
  /** Runs the transactions of the call, if the surface checks something in them (If-Match). */
  tx?: Context['tx'] | null;
}

declare const proof: unique symbol;

/** Proof that the principal of a call may call a tool. Only {@link requireAccess} makes it. */
export interface Access {
  readonly tool: Tool;
  readonly ctx: Context;
  readonly [proof]: true;
}

/**
 * Executes a tool for a principal, in the same order on every surface: 403 scope, 400 input, 403/404 bot, the handler, the
 * check of the output. Resolves after the first step of the handler, so that a refusal comes before any byte of an answer.
 * Throws {@link Refusal} or what the handler throws.
 */
export async function execute(
  tool: Tool,
  ctx: Context,
  raw: unknown,
  options: ExecuteOptions = {},
): Promise<Run> {
  return executeAllowed(requireAccess(tool, ctx), raw, options);
}

/**
 * The part of {@link execute} after the check of access, for a surface that refuses strangers before it reads a body: 403 comes before
 * 400, and is decided once.
 */
export async function executeAllowed(
  access: Access,
  raw: unknown,
  options: ExecuteOptions = {},
): Promise<Run> {
  const { tool } = access;
  const ctx = options.tx ? Object.assign({}, access.ctx, { tx: options.tx }) : access.ctx;
  if (tool.channel) ctx.channel = tool.channel;
  const { dryRun, ...input } = await checkCall(tool, ctx, raw, options);
  if (dryRun) return runOf(await rehearse(tool, ctx, input));
  await options.beforeHandler?.();
  const own = tool.readsReplica ? { ...ctx, sql: ctx.sqlOfReplica } : audited(tool, ctx, input);
  const started = tool.handler(own, input);
  if (Symbol.asyncIterator in started) {
    const first = await started.next();
    return resume(tool, first, started);
  }
  return runOf(checkOutput(tool, await started));
}

/** Follows a live tool after the same checks. They are made before the first event. */
export async function* follow({ tool, ctx }: Access, raw: unknown): AsyncGenerator<LiveEvent> {
  const input = await checkCall(tool, ctx, raw, { ignoresUnknown: true });
  if (tool.live) yield* tool.live.follow(ctx, input);
}

// biome-ignore lint/correctness/useYield: a plain operation has an output and no text
async function* runOf(output: Output): Run {
  return output;
}

/** Runs a call to its end and returns only its output. */
export async function finish<T>(run: AsyncGenerator<Piece, T>): Promise<T> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}

/** Refuses a principal outside the tool's audience (404) or without its scope (403, which names the scope). */
export function requireScope(tool: Tool, { principal }: Pick<Context, 'principal'>): void {
  if (!isFor(tool, principal.actor))
    fail('not_found', `There is no operation ${tool.name} for ${principal.actor}s.`);
  if (!hasScope(principal, tool))
    fail(
      'insufficient_scope',
      `${tool.name} needs the scope ${tool.scope}, which ${nameHolder(principal)} does not have.`,
      {
        scopes: [...principal.scopes, tool.scope as Scope],
      },
    );
}

/** Refuses a principal whose audience (404), scope (403) or plan (402) does not open the tool. */
export function requireAccess(tool: Tool, ctx: Context): Access {
  requireScope(tool, ctx);
  if (tool.plan && !ctx.principal.limits.webhooks)
    fail(
      'plan_required',
      `The ${ctx.principal.plan} plan does not include webhooks and events. Upgrade to the scale plan or higher.`,
    );
  return { tool, ctx } as Access;
}

async function checkCall(
  tool: Tool,
  ctx: Context,
  raw: unknown,
  { ignoresUnknown, alsoKnown }: ExecuteOptions,
): Promise<Output> {
  const meant = meantBot(tool, ctx, raw);
  const given = meant ? { ...(raw as object), chatbotId: meant } : raw;
  const input: Output = parseInput(tool.input, given, { refusesUnknown: !ignoresUnknown, alsoKnown });
  if (tool.workspaceWide && ctx.principal.reach.bots)
    fail(
      'workspace_forbidden',
      `${tool.name} acts on the whole workspace, but this token is limited to single bots.`,
    );
  if ('chatbotId' in tool.input.shape) {
    // A token whose only bot was deleted reads nothing. That is not an error of its caller.
    const checked = tool.checksBot || (meant && tool.effects.readOnly);
    if (input.chatbotId && !checked) await ctx.records.requireBot(ctx, input.chatbotId as string);
  }
  return input;
}

/** Returns the only bot of a token that is limited to one, if the input takes a bot and names none. */
function meantBot(tool: Tool, { principal }: Context, raw: unknown): string | null {
  const isObject = raw !== null && typeof raw === 'object' && !Array.isArray(raw);
  if (!isObject || !('chatbotId' in tool.input.shape)) return null;
  const { chatbotId } = raw as Output;
  const isNamed = typeof chatbotId === 'string' ? chatbotId.trim() !== '' : (chatbotId ?? null) !== null;
  return isNamed ? null : onlyBot(principal);
}

async function* resume(
  tool: Tool,
  first: IteratorResult<Piece, Output>,
  rest: AsyncGenerator<Piece, Output>,
): Run {
  try {
    let step = first;
    while (!step.done) {
      yield step.value;
      step = await rest.next();
    }
    return checkOutput(tool, step.value);
  } finally {
    await rest.return(undefined as never);
  }
}

function checkOutput(tool: Tool, output: unknown): Output {
  const result = tool.output.safeParse(output);
  if (result.success) return result.data;
  throw new Error(`The output of ${tool.name} does not match its schema: ${result.error.message}`);
}
