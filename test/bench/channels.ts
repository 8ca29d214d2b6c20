import { eighthFails, type ReachSize, reachCustomers } from '../support/reach-customers.ts';

/** Messages that follow within this time are one question, so no answer leaves earlier. */
const burstMs = 1_500;

const percentile = (times: number[], share: number) =>
  (times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? Number.NaN).toFixed(0);

/** Measures customers of LINE who write at 50 messages a second, and checks what they got while sends fail and workers die. */
export async function measureChannels(say: (figure: string) => void, serverUrl: string, scale: number) {
  const messages = Math.round(500 * scale);
  const size: ReachSize = {
    customers: 40,
    messages,
    perSecond: 50,
    kills: 0,
    isShuffled: false,
    replies: 10,
  };
  const { accepted, answered, replied, workerCpuMs } = await reachCustomers(size, serverUrl);
  const told = (times: number[]) => `p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`;
  say(`channels at 50 messages a second: 200 to the provider ${told(accepted)} (${accepted.length} posts)`);
  say(`answer out after the end of the question: ${told(answered.map((time) => time - burstMs))}`);
  say(`CPU of the worker: ${(workerCpuMs / messages).toFixed(1)} ms an answer`);
  say(`a person’s reply out: ${told(replied)} (${replied.length})`);
  const hard = { ...size, kills: 5, isShuffled: true, faults: eighthFails, replies: 0 };
  const { customers } = await reachCustomers(hard, serverUrl);
  const wrong = customers.filter(({ expected, got }) => expected.join() !== got.join());
  say(
    `${messages} messages of ${size.customers} customers, two at once in the wrong order, a fifth repeated, every eighth send failing, five workers killed: ` +
      `${customers.length - wrong.length} customers got each answer once and in order`,
  );
  for (const { expected, got } of wrong) say(`wrong: expected ${expected.join(' ')} got ${got.join(' ')}`);
}
