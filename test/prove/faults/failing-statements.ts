import { setTimeout as pause } from 'node:timers/promises';
import { execute, finish, isFor, Refusal, type Tool } from '@jawab/core';
import { interceptStatements } from '@jawab/db/intercept-statements.testing.ts';
import { registry } from '@jawab/tools';
import { createSampleCalls, type SampleCall } from '../../support/sample-calls.ts';
import { startSpeechServer } from '../../support/speech-server.ts';
import { asRequest, openSurfaces, type Surfaces } from '../../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import { type Row, until } from '../row.ts';
import { readTables } from '../tables.ts';

/** When the connection is lost: before the statement is sent, or after it ran and before its answer is read. */
const moments = ['before', 'after'] as const;
type Moment = (typeof moments)[number];

/** How long a statement may run before its connection is lost. */
const runMs = 40;
/** A call that takes longer hangs. */
const hangMs = 15_000;

/** These tables also change by themselves: when a token was used, how much of a limit is left, what a live process does. */
const ownLife = ['tokens', 'workspaces', 'open_turns', 'idempotency_keys'];

const row: Row = {
  title: 'the connection is lost at the n-th statement of a call, for every n and tool',
  maxSeconds: 600,
  async run(trial) {
    const { url } = await trial.postgres();
    const speech = await startSpeechServer();
    trial.after(() => speech.close());
    const settings = { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' };
    const world = await openWorld(Object.assign({ LOG_LEVEL: 'silent' }, settings), { serverUrl: url });
    trial.after(() => world.close());
    const surfaces = await openSurfaces(world);
    trial.after(() => surfaces.close());
    const shop = await createTenant(world, { bots: ['Shop', 'Other'], limits: { bots: null } });
    const token = await shop.token();
    const sample = createSampleCalls(world, shop);
    const counts = { statements: 0, unavailable: 0, succeeded: 0 };

    for (const tool of registry.tools) {
      const whole = await tryOnce(world, surfaces, token, tool, await sample(tool), null);
      if (!whole.succeeded) trial.wrong(`${tool.name} fails without any fault: ${whole.said}`);
      counts.statements += whole.sent;
      for (const moment of moments)
        for (let n = 1; n <= whole.sent; n++) {
          trial.tried();
          const one = await tryOnce(world, surfaces, token, tool, await sample(tool), { n, moment });
          const where = `${tool.name}, connection lost ${moment} statement ${n} of ${whole.sent}`;
          if (one.succeeded) counts.succeeded++;
          else if (one.isUnavailable) counts.unavailable++;
          else trial.wrong(`${where}: ${one.said}`);
          const isPart = one.changed.length > 0 && one.changed.join() !== whole.changed.join();
          if (isPart && !isTalk(tool)) trial.wrong(`${where}: only ${one.changed.join(', ')} changed.`);
          if (one.succeeded && one.changed.join() !== whole.changed.join() && !isTalk(tool))
            trial.wrong(`${where}: it succeeded, but changed ${one.changed.join(', ') || 'nothing'}.`);
        }
    }
    await until('turns whose connection was lost are closed', () => hasNoOpenTurn(world)).catch(
      (error: Error) => trial.wrong(error.message),
    );
    const { sql } = world.runtime.database.system;
    const [{ left } = { left: 0 }] = await sql<{ left: number }>`
      select count(*)::int as left from messages q where q.role = 'user' and not exists (
        select from messages a where a.workspace_id = q.workspace_id and a.reply_to = q.id)
        and exists (select from conversations c where c.workspace_id = q.workspace_id and c.id = q.conversation_id and c.status = 'open')`;
    if (left > 0) trial.wrong(`${left} questions have no reply.`);
    return Object.assign({ tools: registry.tools.length }, counts);
  },
};
export default row;

/** A turn is several transactions, because its answer streams. How it ends is checked at the end. */
const isTalk = ({ name }: Tool) =>
  ['ask_bot', 'try_bot', 'try_voice', 'voice_turn', 'widget_chat', 'widget_voice'].includes(name);

interface Tried {
  /** The number of statements that were sent. */
  sent: number;
  succeeded: boolean;
  isUnavailable: boolean;
  said: string;
  /** The tables in which the workspace changed. */
  changed: string[];
}

const hasNoOpenTurn = async ({ runtime }: World) =>
  (await runtime.database.system.sql`select 1 from open_turns`).length === 0;

async function tryOnce(
  world: World,
  surfaces: Surfaces,
  token: string,
  tool: Tool,
  call: SampleCall,
  fault: { n: number; moment: Moment } | null,
): Promise<Tried> {
  const { workspaceId } = call.tenant;
  // A turn whose connection was lost is closed in the background.
  await until('turns are closed', () => hasNoOpenTurn(world)).catch(() => {});
  const before = await readTables(world, workspaceId);
  let sent = 0;
  const stop = interceptStatements(({ socket }) => {
    if (++sent !== fault?.n) return;
    if (fault.moment === 'before') return void socket.destroy();
    socket.pause();
    setTimeout(() => socket.destroy(), runMs);
  });
  const hung = pause(hangMs, { succeeded: false, isUnavailable: false, said: 'It hangs.' }, { ref: false });
  const outcome = await Promise.race([send(surfaces, token, tool, call), hung]);
  stop();
  const after = await readTables(world, workspaceId);
  const changed = Object.keys(before).filter(
    (table) => before[table] !== after[table] && !ownLife.includes(table),
  );
  return Object.assign(outcome, { sent, changed });
}

/** Calls a tool over REST, or as its own callers where tokens cannot. A file is only found, because none was made. */
async function send(
  surfaces: Surfaces,
  token: string,
  tool: Tool,
  { input, caller, tenant }: SampleCall,
): Promise<Pick<Tried, 'succeeded' | 'isUnavailable' | 'said'>> {
  if (!isFor(tool, 'token') || tool.rest.file || caller || tool.name === 'delete_workspace')
    return callAs(tool, tenant, input, caller);
  const { line, body } = asRequest(tool.name, input);
  const answer = await surfaces.send(token, line, body);
  const said = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
  const isUnavailable = answer.status === 503 && answer.headers.get('retry-after') !== null;
  return { succeeded: answer.ok && !said.includes('"finish_reason":"error"'), isUnavailable, said };
}

async function callAs(tool: Tool, tenant: Tenant, input: object, caller: SampleCall['caller']) {
  try {
    await finish(await execute(tool, tenant.context(caller), input));
    return { succeeded: true, isUnavailable: false, said: 'succeeded' };
  } catch (error) {
    // The surfaces make 503 of what is no refusal and comes from a lost connection.
    return { succeeded: false, isUnavailable: !(error instanceof Refusal), said: String(error) };
  }
}
