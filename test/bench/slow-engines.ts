import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startSpeechServer } from '../support/speech-server.ts';

interface Delays {
  recognitionMs: number;
  firstMs: number;
  chunkMs: number;
  synthesisMs: number;
}

const asked: Delays = { recognitionMs: 250, firstMs: 300, chunkMs: 30, synthesisMs: 250 };
const none: Delays = { recognitionMs: 0, firstMs: 0, chunkMs: 0, synthesisMs: 0 };
const reply =
  'Delivery takes 2 to 4 working days inside Indonesia [1]. It takes 4 to 7 working days to the rest of Southeast Asia. Orders leave the warehouse within one working day.';

/** Counts the calls that engines have open, and notes when the last one ended. */
function createCalls() {
  let open = 0;
  let endedAt = 0;
  return {
    begin(closed: Promise<unknown>): void {
      open++;
      void closed.then(() => {
        open--;
        endedAt = performance.now();
      });
    },
    /** Waits until no call is open, and returns the milliseconds from `since` to the end of the last one. */
    async over(since: number): Promise<number> {
      for (let silent = 0; silent < 10; silent = open === 0 ? silent + 1 : 0) await delay(30);
      return Math.max(0, endedAt - since);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

/** Starts a chat model in OpenAI's format, which writes a word in each chunk. */
async function startSlowModel(calls: Calls, delays: () => Delays) {
  const server = createServer(async (request, response) => {
    request.resume();
    calls.begin(once(response, 'close'));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'm', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    const { firstMs, chunkMs } = delays();
    let nextAt = performance.now() + firstMs;
    for (const text of reply.match(/\s*\S+/g) ?? []) {
      await delay(Math.max(0, nextAt - performance.now()));
      send({ content: text }, null);
      nextAt += chunkMs;
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server };
}

/** Starts a model that writes, and a server that hears and speaks, with the asked delays until `hurry` is called. */
export async function startSlowEngines() {
  const calls = createCalls();
  let delays = asked;
  const model = await startSlowModel(calls, () => delays);
  const speech = await startSpeechServer({
    async hear({ done }) {
      calls.begin(done);
      await delay(delays.recognitionMs);
      return 'How long does delivery take inside Indonesia?';
    },
    beforeSpeaking({ done }) {
      calls.begin(done);
      return delay(delays.synthesisMs);
    },
  });
  return {
    calls,
    modelUrl: model.url,
    speechUrl: speech.openaiUrl,
    hurry(): void {
      delays = none;
    },
    async close(): Promise<void> {
      await speech.close();
      model.server.closeAllConnections();
      model.server.close();
    },
  };
}
