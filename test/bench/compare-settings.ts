import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load, type Shot } from './load.ts';
import { cpuMs } from './processes.ts';
import { type Stage, setStage } from './stage.ts';

const rounds = 15;
const clients = 10;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Comparison {
  /** The feature that the settings switch on. */
  what: string;
  with: Record<string, string>;
  without: Record<string, string>;
}

/**
 * Measures what a setting costs a chat, including the database. Two servers on their own embedded databases, one with the
 * settings and one without, answer in turns, so that other load affects both. Prints medians over the rounds.
 */
async function compareSettings(
  say: (figure: string) => void,
  compared: Comparison,
  count: number,
  chat: (stage: Stage) => () => Shot,
): Promise<void> {
  const stages = [
    await setStage(undefined, true, compared.with),
    await setStage(undefined, true, compared.without),
  ];
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
    say(`${compared.what}: ${more} ms CPU per chat (${on.toFixed(2)} with, ${off.toFixed(2)} without)`);
  } finally {
    for (const stage of stages) await stage.close();
  }
}

/** Measures what traces of agents cost, and what it costs to send every trace to a receiver that takes all. */
export async function compareTraces(
  say: (figure: string) => void,
  count: number,
  chat: (stage: Stage) => () => Shot,
): Promise<void> {
  await compareSettings(
    say,
    { what: 'agent traces', with: {}, without: { AGENT_TRACES: 'off' } },
    count,
    chat,
  );
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{}'));
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  await compareSettings(say, { what: 'OpenTelemetry, every trace', with: address, without: {} }, count, chat);
  receiver.closeAllConnections();
  receiver.close();
}
