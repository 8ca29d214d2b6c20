import { Agent, request } from 'node:http';

export interface Shot {
  path: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Marks the first text in the bytes of the answer. Without it, the first byte counts. */
  firstText?: RegExp;
  /** Text that a right answer contains. */
  expect?: string;
}

export interface LoadResult {
  ok: number;
  errors: Record<string, number>;
  perSecond: number;
  firstP50: number;
  firstP95: number;
  firstP99: number;
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;

/** Sends `count` requests from `clients` parallel clients over kept connections, to loopback only. Times are in ms. */
export async function load(
  base: URL,
  clients: number,
  count: number,
  shotOf: (n: number) => Shot,
): Promise<LoadResult> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(base.hostname))
    throw new Error('The bench loads loopback only.');
  const agent = new Agent({ keepAlive: true, maxSockets: clients, scheduling: 'lifo' });
  const firsts: number[] = [];
  const errors: Record<string, number> = {};
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) {
        const outcome = await fire(base, agent, shotOf(next++));
        if (typeof outcome === 'number') firsts.push(outcome);
        else errors[outcome] = (errors[outcome] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  firsts.sort((a, b) => a - b);
  return {
    ok: firsts.length,
    errors,
    perSecond: firsts.length / seconds,
    firstP50: percentile(firsts, 0.5),
    firstP95: percentile(firsts, 0.95),
    firstP99: percentile(firsts, 0.99),
  };
}

/** Does the same with a named server, and throws if a request failed. */
export async function loadWithoutErrors(
  { name, url }: { name: string; url: URL },
  clients: number,
  count: number,
  shotOf: (n: number) => Shot,
): Promise<LoadResult> {
  const result = await load(url, clients, count, shotOf);
  if (Object.keys(result.errors).length > 0) throw new Error(`${name}: ${JSON.stringify(result.errors)}`);
  return result;
}

function fire(base: URL, agent: Agent, shot: Shot): Promise<number | string> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let first: number | undefined;
    let text = '';
    const body = shot.body;
    const sent = request(
      new URL(shot.path, base),
      {
        method: shot.method ?? (body ? 'POST' : 'GET'),
        agent,
        headers: {
          ...shot.headers,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
        timeout: 30_000,
      },
      (response) => {
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1');
          if (first === undefined && (shot.firstText?.test(text) ?? true))
            first = performance.now() - startedAt;
        });
        response.on('end', () => {
          if ((response.statusCode ?? 0) >= 400) return resolve(`http ${response.statusCode}`);
          if (first === undefined) return resolve('no text');
          resolve(shot.expect && !text.includes(shot.expect) ? 'unexpected answer' : first);
        });
        response.on('error', (error) => resolve(error.message));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}
