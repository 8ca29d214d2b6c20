import { setTimeout as pause } from 'node:timers/promises';
import { execute, finish, isFor, type Tool, toRefusal } from '@jawab/core';
import type { SampleCall } from '../../support/sample-calls.ts';
import { asRequest, openSurfaces } from '../../support/surfaces.ts';
import { createTenant, openWorld, type Tenant } from '../../support/world.ts';
import { type Trial, until } from '../row.ts';
import { readTables } from '../tables.ts';

/** A call that takes longer hangs. */
const hangMs = 15_000;

/** These tables also change by themselves: when a token was used, how much of a limit is left, what a live process does. */
const ownLife = ['tokens', 'workspaces', 'open_turns', 'idempotency_keys'];

export interface Outcome {
  succeeded: boolean;
  isUnavailable: boolean;
  said: string;
}

export interface Tried extends Outcome {
  /** The tables in which the workspace changed. */
  changed: string[];
}

/** Something that goes wrong while a call runs, until it is stopped. */
export type Fault = () => { stop(): void };

/** A turn is several transactions, because its answer streams. How it ends is checked at the end. */
export const isTalk = ({ name }: Tool): boolean =>
  ['ask_bot', 'try_bot', 'try_voice', 'voice_turn', 'widget_chat', 'widget_voice'].includes(name);

/** Opens a world with its surfaces, and makes calls in it. */
export async function openCalls(trial: Trial, settings: Record<string, string>, now?: () => Date) {
  const { url: serverUrl } = await trial.postgres();
  const world = await openWorld(
    Object.assign({ LOG_LEVEL: 'silent' }, settings),
    Object.assign({ serverUrl }, now && { now }),
  );
  trial.after(() => world.close());
  const surfaces = await openSurfaces(world);
  trial.after(() => surfaces.close());
  const shop = await createTenant(world, { bots: ['Shop', 'Other'], limits: { bots: null } });
  const token = await shop.token();
  const { sql } = world.runtime.database.system;
  const hasNoOpenTurn = async () => (await sql`select 1 from open_turns`).length === 0;

  async function tryCall(tool: Tool, call: SampleCall, fault?: Fault): Promise<Tried> {
    const { workspaceId } = call.tenant;
    // A turn whose connection was lost is closed in the background.
    await until('turns are closed', hasNoOpenTurn).catch(() => {});
    const before = await readTables(world, workspaceId);
    const running = fault?.();
    const hung = pause(hangMs, { succeeded: false, isUnavailable: false, said: 'It hangs.' }, { ref: false });
    const outcome = await Promise.race([send(tool, call), hung]);
    running?.stop();
    const after = await readTables(world, workspaceId);
    const changed = Object.keys(before).filter(
      (table) => before[table] !== after[table] && !ownLife.includes(table),
    );
    return Object.assign(outcome, { changed });
  }

  /** Calls a tool over REST, or as its own callers where tokens cannot. A file is only found, because none was made. */
  async function send(tool: Tool, { input, caller, tenant }: SampleCall): Promise<Outcome> {
    if (!isFor(tool, 'token') || tool.rest.file || caller || tool.name === 'delete_workspace')
      return callAs(tool, tenant, input, caller);
    const { line, body } = asRequest(tool.name, input);
    const answer = await surfaces.send(token, line, body);
    const said = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
    const isUnavailable = answer.status === 503 && answer.headers.get('retry-after') !== null;
    return { succeeded: answer.ok && !said.includes('"finish_reason":"error"'), isUnavailable, said };
  }

  /** Counts the questions without a reply, when every turn had the time to be closed. */
  async function countUnanswered(): Promise<number> {
    await until('turns whose connection was lost are closed', hasNoOpenTurn);
    const [{ left } = { left: 0 }] = await sql<{ left: number }>`
      select count(*)::int as left from messages q where q.role = 'user' and not exists (
        select from messages a where a.workspace_id = q.workspace_id and a.reply_to = q.id)
        and exists (select from conversations c where c.workspace_id = q.workspace_id and c.id = q.conversation_id and c.status = 'open')`;
    return left;
  }
  return { world, shop, tryCall, countUnanswered };
}

async function callAs(
  tool: Tool,
  tenant: Tenant,
  input: object,
  caller: SampleCall['caller'],
): Promise<Outcome> {
  try {
    await finish(await execute(tool, tenant.context(caller), input));
    return { succeeded: true, isUnavailable: false, said: 'succeeded' };
  } catch (error) {
    return { succeeded: false, isUnavailable: toRefusal(error).status === 503, said: String(error) };
  }
}

/** Compares a call with the same one without a fault: it is whole, or it is refused and has changed nothing. */
export function judge(trial: Trial, tool: Tool, one: Tried, whole: Tried, where: string): void {
  if (!one.succeeded && !one.isUnavailable) trial.wrong(`${where}: ${one.said}`);
  if (isTalk(tool) || one.changed.join() === whole.changed.join()) return;
  if (one.succeeded)
    trial.wrong(`${where}: it succeeded, but changed ${one.changed.join(', ') || 'nothing'}.`);
  else if (one.changed.length > 0) trial.wrong(`${where}: only ${one.changed.join(', ')} changed.`);
}
