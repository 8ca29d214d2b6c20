import { request } from '@jawab/test/support/loopback.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests know what they wait for
type Data = any;

/** Opens a stream of messages as a page does, and reads its events one by one. */
export async function openMessages(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const answer = await request(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`The stream was refused with ${answer.status}.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: { name: string; data: Data }[] = [];
  let text = '';
  const readMore = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    text += value ?? '';
    const blocks = text.split('\n\n');
    text = blocks.pop() as string;
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
      if (fields.data) events.push({ name: fields.event ?? 'message', data: JSON.parse(fields.data) });
    }
    return !done;
  };
  return {
    headers,
    /** Reads on until an event of this name that fits, and returns its data. */
    async next(
      name: 'message' | 'status' | 'joined' | 'typing' | 'closed',
      fits: (data: Data) => boolean = () => true,
    ): Promise<Data> {
      for (;;) {
        const at = events.findIndex((event) => event.name === name && fits(event.data));
        if (at >= 0) return events.splice(0, at + 1).at(-1)?.data;
        if (!(await readMore())) throw new Error(`The stream ended before an event ${name}.`);
      }
    },
    /** Resolves when the server ends the stream. */
    async ended(): Promise<void> {
      while (await readMore());
    },
    leave: () => leaving.abort(),
  };
}
