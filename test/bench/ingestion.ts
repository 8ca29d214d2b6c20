import { median, type Rival, startBare, startService } from './limit.ts';
import { loadWithoutErrors, type Shot } from './load.ts';
import { cpuMs } from './processes.ts';
import { forkServer } from './stage.ts';

const rounds = 5;
/** The passages of the large base, when the rounds are over. */
const passages = 3_000;

const things = 'lamps kettles carpets bicycles tents shelves cushions ladders mirrors blankets'.split(' ');
const places = 'Bandung Cebu Chiang-Mai Da-Nang Ipoh Kochi Mandalay Osaka Penang Taichung'.split(' ');

/** One passage of its own, of 500 letters. */
function writeDocument(n: number): { title: string; text: string } {
  const [thing, place] = [things[n % 10], places[Math.floor(n / 10) % 10]];
  const text = [
    `Our workshop in ${place} repairs ${thing} of series ${n} for ${10 + (n % 90)} dollars.`,
    `Bring them to counter ${n % 40} with the receipt, and we call you when they are done.`,
    `A spare part of number ${n}-B has to be sent for and takes ${2 + (n % 9)} weeks.`,
    `Whoever waits longer borrows other ${thing} free of charge, as far as the shelf has any left.`,
    `What nobody fetches for ${1 + (n % 6)} months is given to the school beside the workshop.`,
  ].join(' ');
  return { title: `Repair ${n}`, text };
}

const shotOf = (n: number, { token }: Rival): Shot => ({
  path: '/v1/kb/ingest',
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify(writeDocument(n)),
  expect: '"status":',
});

/** Waits until nothing is left to read of the documents that a service took last. */
async function waitUntilReady({ url, token }: Rival): Promise<void> {
  const isOpen = async (status: string) => {
    const address = new URL(`/v1/kb?limit=1&status=${status}`, url);
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: unknown[] };
    return data.length > 0;
  };
  while ((await isOpen('queued')) || (await isOpen('processing')))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Sends documents from ten clients, and returns how many a second were ready, and the CPU time of each. */
async function ingest(rival: Rival, from: number, count: number) {
  const used = cpuMs(rival.pid);
  const startedAt = performance.now();
  await loadWithoutErrors(rival, 10, count, (n) => shotOf(from + n, rival));
  if (rival.name !== 'bare') await waitUntilReady(rival);
  const seconds = (performance.now() - startedAt) / 1000;
  return { rate: count / seconds, cpu: (cpuMs(rival.pid) - used) / count };
}

async function chat(rival: Rival, count: number) {
  const { perSecond } = await loadWithoutErrors(rival, 10, count, rival.shot);
  return perSecond;
}

/**
 * Measures how many documents a second the service takes beside a server that only embeds and stores them, in turns, then its chats
 * beside those of a service that has but the demo shop. Prints medians.
 */
export async function measureIngestion(
  say: (figure: string) => void,
  address: string,
  scale: number,
): Promise<void> {
  const model = await forkServer('test/bench/instant-model.ts');
  const rivals: Rival[] = [];
  const start = async (rival: Promise<Rival>) => {
    rivals.push(await rival);
    return rivals.at(-1) as Rival;
  };
  try {
    const bare = await start(startBare('bare', address, model.url));
    const large = await start(startService(true, address, 'bench_large'));
    const count = Math.round((passages * scale) / rounds);
    for (const rival of [bare, large]) {
      const taken = [];
      for (let round = 0; round < rounds; round++) taken.push(await ingest(rival, round * count, count));
      const [rate, cpu] = [median(taken.map((one) => one.rate)), median(taken.map((one) => one.cpu))];
      say(`${rival.name}: ${rate.toFixed(0)} documents/s, CPU ${cpu.toFixed(1)} ms each`);
    }
    const small = await start(startService(true, address, 'bench_small'));
    const rates = new Map([small, large].map((rival) => [rival, [] as number[]]));
    for (const rival of rates.keys()) await chat(rival, 300);
    for (let round = 0; round < 2 * rounds + 1; round++)
      for (const [rival, seen] of rates) seen.push(await chat(rival, 200));
    const [ofSmall = 0, ofLarge = 0] = rates.values().map(median);
    say(
      `chats/s at 10 with the demo shop ${ofSmall.toFixed(0)}, with ${passages} passages more ${ofLarge.toFixed(0)}`,
    );
  } finally {
    for (const rival of rivals) await rival.close();
    model.close();
  }
}
