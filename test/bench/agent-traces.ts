import { load, type Shot } from './load.ts';
import { cpuMs } from './processes.ts';
import { type Stage, setStage } from './stage.ts';

const rounds = 15;
const clients = 10;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Measures what tracing costs a chat, including the database. Two servers on their own embedded databases, one with traces
 * and one without, answer in turns, so that other load affects both. Prints medians over the rounds.
 */
export async function compareTraces(
  say: (figure: string) => void,
  count: number,
  chat: (stage: Stage) => () => Shot,
): Promise<void> {
  const stages = [await setStage(undefined, true), await setStage(undefined, true, { AGENT_TRACES: 'off' })];
  const used: [number[], number[]] = [[], []];
  try {
    for (const stage of stages) await load(stage.url, clients, count * 5, chat(stage));
    for (let round = 0; round < rounds; round++)
      for (const [i, stage] of stages.entries()) {
        const before = cpuMs(stage.pid);
        await load(stage.url, clients, count, chat(stage));
        used[i]?.push((cpuMs(stage.pid) - before) / count);
      }
    const [on, off] = [median(used[0]), median(used[1])];
    const more = `${on < off ? '' : '+'}${(on - off).toFixed(2)}`;
    say(`agent traces: ${more} ms CPU per chat (${on.toFixed(2)} with, ${off.toFixed(2)} without)`);
  } finally {
    for (const stage of stages) await stage.close();
  }
}
