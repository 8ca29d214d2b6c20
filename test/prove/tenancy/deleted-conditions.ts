import { execute, finish, type Tool } from '@jawab/core';
import { interceptStatements, type SentStatement } from '@jawab/db/intercept-statements.testing.ts';
import { registry } from '@jawab/tools';
import { createSampleCalls, type SampleCall } from '../../support/sample-calls.ts';
import { startSpeechServer } from '../../support/speech-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import type { Row } from '../row.ts';
import { readTables } from '../tables.ts';

const condition = /(?:\b\w+\.)?\bworkspace_id = (?:(\$\d+)(?:::uuid)?|\w+\.workspace_id\b)/g;

/** A statement of requests with one of its workspace conditions deleted. */
interface Mutant {
  tool: Tool;
  text: string;
  mutated: string;
}

/** Returns the statement with its n-th condition on the workspace deleted. The parameter stays, because it is still sent. */
function deleteCondition(text: string, n: number): string {
  let at = 0;
  return text.replace(condition, (whole, parameter?: string) =>
    at++ === n ? (parameter ? `(${parameter}::uuid is not null)` : 'true') : whole,
  );
}

const row: Row = {
  title: 'a statement without one of its conditions on the workspace, kept apart by row-level security alone',
  maxSeconds: 600,
  async run(trial) {
    const { url } = await trial.postgres();
    const speech = await startSpeechServer();
    trial.after(() => speech.close());
    const settings = { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' };
    const world = await openWorld(settings, { serverUrl: url });
    trial.after(() => world.close());
    const theirs = await createTenant(world, { bots: ['Theirs', 'Other'], limits: { bots: null } });
    const ours = await createTenant(world, { bots: ['Ours', 'Other'], limits: { bots: null } });
    await fill(world, theirs);
    const setting = { world, theirs, sampleOurs: createSampleCalls(world, ours) };
    const mutants = await findMutants(setting.sampleOurs);
    const withPolicies = await tryAll(setting, mutants);
    trial.tried(2 * mutants.length);
    for (const sentence of withPolicies.wrong) trial.wrong(sentence);
    const [user] = await world.runtime.database.workspace(ours.workspaceId).sql`select session_user as name`;
    const { sql } = world.runtime.database.system;
    const allow = `alter role ${user?.name} bypassrls`;
    await sql(Object.assign([allow], { raw: [allow] }));
    const { wrong } = await tryAll(setting, mutants);
    if (wrong.length === 0)
      trial.wrong('Without row-level security nothing leaked either: the row finds nothing.');
    return {
      statements: new Set(mutants.map(({ text }) => text)).size,
      refused_by_the_database: withPolicies.refused,
      wrong_without_row_level_security: wrong.length,
    };
  },
};
export default row;

/** Gives a workspace a record of every kind. A tool that takes something away again is left out. */
async function fill(world: World, tenant: Tenant): Promise<void> {
  const sample = createSampleCalls(world, tenant);
  for (const tool of registry.tools)
    if (!tool.effects.readOnly && !tool.effects.destructive) await run(tool, await sample(tool));
}

const run = async (tool: Tool, { input, caller, tenant }: SampleCall) =>
  finish(await execute(tool, tenant.context(caller), input));

/** Calls every tool and returns each condition of each statement that a request sent. */
async function findMutants(sample: (tool: Tool) => Promise<SampleCall>): Promise<Mutant[]> {
  const mutants = new Map<string, Mutant>();
  for (const tool of registry.tools) {
    const call = await sample(tool);
    await during(
      ({ text }) => {
        const count = [...text.matchAll(condition)].length;
        for (let n = 0; n < count; n++) {
          const mutated = deleteCondition(text, n);
          if (!mutants.has(mutated)) mutants.set(mutated, { tool, text, mutated });
        }
      },
      () => run(tool, call),
    );
  }
  return [...mutants.values()];
}

/** Shows the statements of requests while `work` runs. */
async function during<T>(look: (sent: SentStatement) => void, work: () => Promise<T>): Promise<T> {
  const stop = interceptStatements((sent) => sent.user.startsWith('jawab_requests_') && look(sent));
  try {
    return await work();
  } finally {
    stop();
  }
}

interface Setting {
  world: World;
  theirs: Tenant;
  sampleOurs: (tool: Tool) => Promise<SampleCall>;
}

/** Calls the tool of each mutant for our workspace twice: with our records, and with the ids of theirs. */
async function tryAll(
  { world, theirs, sampleOurs }: Setting,
  mutants: Mutant[],
): Promise<{ wrong: string[]; refused: number }> {
  const wrong: string[] = [];
  let refused = 0;
  const sampleTheirs = createSampleCalls(world, theirs);
  for (const { tool, text, mutated } of mutants) {
    const call = await sampleOurs(tool);
    const { input } = await sampleTheirs(tool);
    const ids = await readIds(world, theirs.workspaceId);
    const before = await readTables(world, theirs.workspaceId);
    for (const given of [call.input, input]) {
      const where = `${tool.name}, with: ${mutated.replace(/\s+/g, ' ').trim()}`;
      const shown = await during(
        (sent) => sent.text === text && sent.replace(mutated),
        () =>
          run(tool, { ...call, input: given }).then(
            (output) => JSON.stringify(output),
            (error: Error & { code?: string }) => {
              if (/^[0-9A-Z]{5}$/.test(error.code ?? '')) refused++;
              return '';
            },
          ),
      );
      const foreign = ids.find((id) => shown.includes(id) && !Object.values(given).includes(id));
      if (foreign) wrong.push(`The answer has ${foreign} of the other workspace. ${where}`);
      const after = await readTables(world, theirs.workspaceId);
      const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
      if (changed.length > 0) wrong.push(`${changed.join(', ')} of the other workspace changed. ${where}`);
      Object.assign(before, after);
    }
  }
  return { wrong, refused };
}

/** The ids of everything that a workspace has. */
async function readIds({ runtime }: World, workspaceId: string): Promise<string[]> {
  const { sql } = runtime.database.system;
  const tables = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.columns w on w.table_schema = c.table_schema and w.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' and w.column_name = 'workspace_id'`;
  const text = tables
    .map(({ name }) => `select id::text from ${name} where workspace_id = '${workspaceId}'`)
    .join(' union ');
  const rows = await sql<{ id: string }>(Object.assign([text], { raw: [text] }));
  return [workspaceId, ...rows.map(({ id }) => id)];
}
