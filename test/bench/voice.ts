import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startSpeechServer } from '../support/speech-server.ts';
import { makeTone } from '../support/tone.ts';
import { type Stage, setStage } from './stage.ts';

const [recognitionMs, firstMs, chunkMs, synthesisMs] = [250, 300, 30, 250];
const turnsAtOnce = 20;
const reply =
  'Delivery takes 2 to 4 working days inside Indonesia [1]. It takes 4 to 7 working days to the rest of Southeast Asia. Orders leave the warehouse within one working day.';

/** Starts a chat model in OpenAI's format: the first chunk after 300 ms, each further one after 30 ms. */
async function startSlowModel() {
  const server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'm', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    await delay(firstMs);
    for (const text of reply.match(/\s*\S+/g) ?? []) {
      send({ content: text }, null);
      await delay(chunkMs);
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server };
}

/** Takes one spoken turn. Returns the milliseconds to its first audio and to its last text. */
async function takeTurn({ url, token }: Stage, body: string) {
  const startedAt = performance.now();
  const response = await fetch(new URL('/v1/voice/turn', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  let [audio, text, rest] = [0, 0, ''];
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    const now = performance.now() - startedAt;
    if (audio === 0 && events.some((event) => event.includes('"audio":{"seq":0'))) audio = now;
    if (events.some((event) => /"content":"[^"]/.test(event))) text = now;
  }
  return { audio, text, isSpoken: audio > 0 };
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Measures the time to the first audio of spoken turns, 20 at once, with slow engines. */
export async function measureVoice(
  say: (figure: string) => void,
  databaseUrl: string | undefined,
  rounds: number,
) {
  const model = await startSlowModel();
  const speech = await startSpeechServer({
    hear: async () => {
      await delay(recognitionMs);
      return 'How long does delivery take inside Indonesia?';
    },
    beforeSpeaking: () => delay(synthesisMs),
  });
  const stage = await setStage(databaseUrl, false, {
    CHAT_MODEL: 'slow',
    CHAT_MODEL_URL: model.url,
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  });
  try {
    const body = JSON.stringify({
      audio: { data: makeTone(1_000).wav.toString('base64') },
      chatbotId: stage.botId,
    });
    await Promise.all(Array.from({ length: turnsAtOnce }, () => takeTurn(stage, body)));
    const turns = [];
    for (let round = 0; round < rounds; round++)
      turns.push(...(await Promise.all(Array.from({ length: turnsAtOnce }, () => takeTurn(stage, body)))));
    const audio = turns.map((turn) => turn.audio);
    const before = turns.filter((turn) => turn.audio < turn.text).length;
    say(
      `first audio of a spoken turn at ${turnsAtOnce}: p50 ${percentile(audio, 0.5).toFixed(0)} ms, p95 ${percentile(audio, 0.95).toFixed(0)} ms; ` +
        `before the last text in ${before} of ${turns.length}, not spoken ${turns.filter(({ isSpoken }) => !isSpoken).length}`,
    );
  } finally {
    await stage.close();
    await speech.close();
    model.server.closeAllConnections();
    model.server.close();
  }
}
