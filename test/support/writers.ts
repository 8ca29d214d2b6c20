import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openAnswer } from '@jawab/visitor/visit.testing.ts';
import { bearer, request } from './loopback.ts';

/** Promises to clients while processes died. */
export interface Written {
  /** The answers that were read to their end, by session. */
  answers: Map<string, string>;
  /** The ids of the documents that were accepted, by title. */
  documents: Map<string, string>;
  /** Requests that were sent again, because their server died or could not answer. */
  repeated: number;
  /** Questions whose answer was cut and that were not repeated. */
  cut: number;
  /** Answers that no client should see. */
  wrong: string[];
}

export interface Writers extends Written {
  /** Lets every request come to its end, on the servers that there are now. */
  stop(): Promise<void>;
}

interface Options {
  /** The addresses of the servers that are there now. Each request takes one of them. */
  urls: () => string[];
  token: string;
  /** The number of requests at once. */
  atOnce: number;
  /** Returns the question for the n-th request. */
  question: (n: number) => string;
  random?: () => number;
}

const againMs = 50;
/** A request that is repeated for this long is never acknowledged. */
const giveUpMs = 60_000;

/**
 * Sends questions and documents without a break, each to any of the servers. A request with a key is repeated until it is
 * acknowledged. Every third question has no key and is asked once.
 */
export function startWriters({ urls, token, atOnce, question, random = Math.random }: Options): Writers {
  const written: Written = { answers: new Map(), documents: new Map(), repeated: 0, cut: 0, wrong: [] };
  let isStopping = false;
  let sent = 0;
  const anyUrl = () => {
    const all = urls();
    return all[Math.floor(random() * all.length)] as string;
  };
  let lastRefusal = '';
  const refused = (status: number, what: string) => {
    lastRefusal = `${what} answers ${status}.`;
    if (status !== 409 && status !== 503) written.wrong.push(lastRefusal);
    return null;
  };

  async function ask(message: string, sessionId: string, key: object): Promise<string | null> {
    const answer = openAnswer(
      `${anyUrl()}/v1/chat`,
      { message, sessionId },
      Object.assign(bearer(token), key),
    );
    const status = await answer.status();
    const { text, last, isDone } = await answer.whole();
    if (status !== 200) return refused(status, 'POST /chat');
    return isDone && last.choices[0].finish_reason === 'stop' ? text : null;
  }
  async function add(title: string, key: object): Promise<string | null> {
    const answer = await request(`${anyUrl()}/v1/kb/ingest`, {
      method: 'POST',
      headers: Object.assign(bearer(token), { 'content-type': 'application/json' }, key),
      body: JSON.stringify({ title, text: `# ${title}\nThe order ${title} ships soon.` }),
    });
    const { data, code, error } = (await answer.json()) as Partial<Record<'code' | 'error', string>> & {
      data?: { id: string };
    };
    if (data) return data.id;
    // The server died after its change and before it stored the answer: the repetition names what was added.
    const added = code === 'conflict' && error?.match(/answer was lost\. It changed document ([\w-]+):/)?.[1];
    return added || refused(answer.status, `POST /kb/ingest (${code})`);
  }
  async function repeat(send: (key: object) => Promise<string | null>): Promise<string | null> {
    const key = { 'idempotency-key': randomUUID() };
    const giveUpAt = performance.now() + giveUpMs;
    while (performance.now() < giveUpAt) {
      // A connection that breaks off is a server that died.
      const outcome = await send(key).catch((error: unknown) => {
        lastRefusal = String(error);
        return null;
      });
      if (outcome) return outcome;
      written.repeated++;
      await pause(againMs);
    }
    written.wrong.push(`A request is not acknowledged within ${giveUpMs / 1000} s: ${lastRefusal}`);
    return null;
  }
  async function write(): Promise<void> {
    while (!isStopping) {
      const n = sent++;
      const name = `n${n}-${randomUUID().slice(0, 8)}`;
      if (n % 4 === 3) {
        const id = await repeat((key) => add(name, key));
        if (id !== null) written.documents.set(name, id);
        continue;
      }
      const asked = (key: object) => ask(question(n), name, key);
      const text = n % 4 === 2 ? await asked({}).catch(() => null) : await repeat(asked);
      if (text !== null) written.answers.set(name, text);
      else written.cut++;
    }
  }
  const running = Promise.all(Array.from({ length: atOnce }, write));
  return Object.assign(written, {
    async stop() {
      isStopping = true;
      await running;
    },
  });
}
