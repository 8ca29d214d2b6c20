import { setTimeout as delay } from 'node:timers/promises';
import { makeVoiceWav } from '../support/voice.ts';
import { canListen, measurePlayed } from './played.ts';
import { settle } from './processes.ts';
import { type Calls, startSlowEngines } from './slow-engines.ts';
import { type Stage, setStage } from './stage.ts';

const turnsAtOnce = 20;
const warmUps = 3;
/** Between the beginnings of visitors who do not speak in the same instant. */
const spreadMs = 100;

const sendTurn = ({ url, token }: Stage, body: string, signal?: AbortSignal) =>
  fetch(new URL('/v1/voice/turn', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
    signal: signal ?? null,
  });

/** The times of a turn by the clock of the service, in milliseconds. */
interface Timing {
  recognised_ms: number;
  first_text_ms: number;
  first_audio_ms: number;
}

/** Takes one spoken turn. Returns the milliseconds to its first audio and to its last text, and the service's own times. */
async function takeTurn(stage: Stage, body: string) {
  const startedAt = performance.now();
  const response = await sendTurn(stage, body);
  let [audio, text, rest] = [0, 0, ''];
  let timing: Timing = { recognised_ms: 0, first_text_ms: 0, first_audio_ms: 0 };
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    const now = performance.now() - startedAt;
    if (audio === 0 && events.some((event) => event.includes('"audio":{"seq":0'))) audio = now;
    if (events.some((event) => /"content":"[^"]/.test(event))) text = now;
    const end = events.find((event) => event.includes('"timing":'));
    const [, times] = /"timing":(\{[^}]*\})/.exec(end ?? '') ?? [];
    if (times) timing = JSON.parse(times);
  }
  return { audio, text, timing, isSpoken: audio > 0 };
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Leaves turns while they are recognised, answered and spoken. Returns the longest time until every call had ended. */
async function leaveTurns(stage: Stage, body: string, calls: Calls): Promise<number> {
  let longest = 0;
  for (const afterMs of [100, 400, 700, 1_000, 1_300]) {
    const visitor = new AbortController();
    const turn = sendTurn(stage, body, visitor.signal).then((response) => response.text());
    await delay(afterMs);
    const leftAt = performance.now();
    visitor.abort();
    await turn.catch(() => {});
    longest = Math.max(longest, await calls.over(leftAt));
  }
  return longest;
}

type Turn = Awaited<ReturnType<typeof takeTurn>>;

function describe(say: (figure: string) => void, how: string, turns: Turn[]): void {
  const audio = turns.map((turn) => turn.audio);
  const before = turns.filter((turn) => turn.audio < turn.text).length;
  const own = (name: keyof Timing) =>
    percentile(
      turns.map(({ timing }) => timing[name]),
      0.95,
    );
  say(
    `first audio of spoken turns, ${turnsAtOnce} at once, ${how}: p50 ${percentile(audio, 0.5).toFixed(0)} ms, ` +
      `p95 ${percentile(audio, 0.95).toFixed(0)} ms; before the last text in ${before} of ${turns.length}, ` +
      `not spoken ${turns.filter(({ isSpoken }) => !isSpoken).length}; by the clock of the service, p95: ` +
      `recognised ${own('recognised_ms')} ms, first text ${own('first_text_ms')} ms, first audio ${own('first_audio_ms')} ms`,
  );
}

/** Measures the time to the first audio of spoken turns, 20 at once, with slow engines. */
export async function measureVoice(
  say: (figure: string) => void,
  databaseUrl: string | undefined,
  rounds: number,
) {
  const engines = await startSlowEngines();
  const stage = await setStage(databaseUrl, false, {
    CHAT_MODEL: 'slow',
    CHAT_MODEL_URL: engines.modelUrl,
    SPEECH_URL: engines.speechUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  });
  try {
    const body = JSON.stringify({
      audio: { data: makeVoiceWav(1_000).toString('base64') },
      chatbotId: stage.botId,
    });
    await settle(stage);
    const takeTurns = () => Promise.all(Array.from({ length: turnsAtOnce }, () => takeTurn(stage, body)));
    for (let round = 0; round < warmUps; round++) await takeTurns();
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round++) turns.push(...(await takeTurns()));
    describe(say, 'begun in the same instant', turns);
    const spread = Array.from({ length: turnsAtOnce }, async (_, visitor) => {
      await delay(visitor * spreadMs);
      const taken: Turn[] = [];
      for (let round = 0; round < rounds; round++) taken.push(await takeTurn(stage, body));
      return taken;
    });
    describe(say, `begun ${spreadMs} ms apart`, (await Promise.all(spread)).flat());
    const longest = await leaveTurns(stage, body, engines.calls);
    say(`a client that leaves a spoken turn: all calls of engines end within ${longest.toFixed(0)} ms`);
    if (canListen()) {
      const demo = new URL('/demo', stage.url).href;
      await measurePlayed(say, 'with these engines', demo);
      engines.hurry();
      await measurePlayed(say, 'with engines that need no time', demo);
    }
  } finally {
    await stage.close();
    await engines.close();
  }
}
