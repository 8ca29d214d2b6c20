import { type Loopback, request } from '@jawab/test/support/loopback.ts';
import { openMessages } from './message-reader.testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests know what was answered
type Data = any;

/** Opens a session as a page does. Calls go to the server it was opened at, unless another is given. */
export async function openVisit(server: Pick<Loopback, 'url' | 'send'>, key: string) {
  const opened = await server.send(null, `POST /widget/${key}/session`, {});
  const { data } = (await opened.json()) as { data: { session_token: string; session_id: string } };
  const session = { 'x-widget-session': data.session_token };
  return {
    sessionId: data.session_id,
    send(line: string, body?: object, at = server, headers: Record<string, string> = {}) {
      const [method, path] = line.split(' ');
      return at.send(null, `${method} /widget/${key}/${path}`, body, { ...session, ...headers });
    },
    listen: (at = server, headers: Record<string, string> = {}) =>
      openMessages(`${at.url}/widget/${key}/messages`, { ...session, ...headers }),
    ask: (body: object, headers: Record<string, string> = {}, at = server) =>
      openAnswer(`${at.url}/widget/${key}/chat`, body, { ...session, ...headers }),
  };
}

/** Asks a question and reads the answer as it arrives. */
export function openAnswer(url: string, body: object, headers: Record<string, string>) {
  const leaving = new AbortController();
  const answered = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  answered.catch(() => {});
  let raw = '';
  let reader: ReadableStreamDefaultReader<string> | undefined;
  const readMore = async (): Promise<boolean> => {
    reader ??= ((await answered).body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .getReader();
    const { done, value } = await reader.read();
    raw += value ?? '';
    return !done;
  };
  const events = (): Data[] =>
    [...raw.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json as string));
  const text = (): string =>
    events()
      .map((event) => event.choices[0].delta.content)
      .join('');
  return {
    status: async () => (await answered).status,
    headers: async () => (await answered).headers,
    /** Reads on until the text contains `words`. */
    async until(words: string): Promise<void> {
      while (!text().includes(words)) if (!(await readMore())) throw new Error(`There is no “${words}”.`);
    },
    /** Reads to the end of the stream. */
    async whole(): Promise<{ text: string; last: Data; isDone: boolean; raw: string }> {
      while (await readMore());
      return { text: text(), last: events().at(-1), isDone: raw.endsWith('data: [DONE]\n\n'), raw };
    },
    leave: () => leaving.abort(),
  };
}
